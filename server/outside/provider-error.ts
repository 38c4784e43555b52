import { z } from 'zod';

/** The statuses of an answer after which the same request may succeed later. */
const PASSING: ReadonlySet<number> = new Set([401, 403, 408, 409, 423, 425, 429]);

/** Keys and signing secrets of both providers, also half hidden ones. */
const SECRETS = /\b((?:sk|rk|pk|whsec|access)_|(?:test|live)_)[\w*.+/=-]+/g;

const MOST_WORDS = 500;

/** An error of an SDK, as far as both have the same words for it. */
const sdkError = z.object({
  name: z.string().catch(''),
  message: z.string().catch(''),
  statusCode: z.number().nullable().catch(null),
  /** Mollie's sentence; it is not in its message. */
  detail: z.string().catch(''),
  /** Stripe's name of the error, and of the field that it refuses. */
  code: z.string().catch(''),
  type: z.string().catch(''),
  param: z.string().catch(''),
});

/**
 * A request that a provider did not carry out. Its text holds no key, and it has no cause: what an
 * error of an SDK carries (answers, headers, in later versions requests) is not for our log.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** The status of the answer; null when none came, so that nobody knows what became of it. */
  readonly status: number | null;
  /** The provider's name of the error; empty without one. */
  readonly code: string;
  /** The field that the provider refuses; empty without one. */
  readonly field: string;

  constructor(
    text: string,
    answer: { readonly status: number | null; readonly code?: string; readonly field?: string },
  ) {
    super(withoutSecrets(text));
    this.status = answer.status;
    this.code = answer.code ?? '';
    this.field = answer.field ?? '';
  }

  /** True when the provider refuses for good: the same request fails again. */
  get isRefusal(): boolean {
    const { status } = this;
    return status !== null && status >= 400 && status < 500 && !PASSING.has(status);
  }
}

/** Returns an error of a provider's SDK as ours. */
export function providerError(request: string, error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const { name, message, statusCode, detail, code, type, param } = sdkError.parse(
    error instanceof Error
      ? Object.fromEntries(Object.keys(sdkError.shape).map((key) => [key, Reflect.get(error, key)]))
      : {},
  );
  const words = (detail || message || 'no answer').slice(0, MOST_WORDS);
  return new ProviderError(`${request}: ${statusCode ?? (name || 'Error')}: ${words}`, {
    status: statusCode,
    // Stripe has a type for each error, and a code for most
    code: code || type,
    field: param,
  });
}

/** Returns a text in which keys and secrets are cut after what says of which kind they are. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(SECRETS, '$1…');
}
