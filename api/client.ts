import type { Endpoints } from './all-types.ts';
import type { AnswerOf, AskOf } from './endpoint.ts';
import { routes } from './routes.ts';
import { answerBody } from './unsafe.ts';

export type EndpointName = keyof Endpoints & keyof typeof routes;
export type Ask<Name extends EndpointName> = AskOf<Endpoints[Name]>;
export type Answer<Name extends EndpointName> = AnswerOf<Endpoints[Name]>;

/** Calls an endpoint by its name. Refusals are thrown as ApiError. */
export type Call = <Name extends EndpointName>(
  name: Name,
  request: Ask<Name>,
  /** With a key, the server does it once, however often it is sent (R13). */
  input?: { readonly idempotency_key?: string },
) => Promise<Answer<Name>>;

/** A refusal of the server, or UNKNOWN_ERROR with status 0 when there was no answer (1 §8). */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  /**
   * The current values, by name: a price that has changed since it was shown, in minor units (R33).
   */
  readonly details: Readonly<Record<string, number | string>>;
  constructor(refusal: {
    code: string;
    status: number;
    message: string;
    fields?: Readonly<Record<string, string>>;
    details?: Readonly<Record<string, number | string>>;
  }) {
    super(refusal.message);
    this.name = 'ApiError';
    this.code = refusal.code;
    this.status = refusal.status;
    this.fields = refusal.fields ?? {};
    this.details = refusal.details ?? {};
  }
}

/** Method and path by name. A browser has those of the pages that anybody may open. */
type Routes = Readonly<Partial<Record<string, readonly [method: string, path: string]>>>;
const known: Routes = routes;

/** Makes a client over fetch; `origin` is empty in a browser and an address elsewhere. */
export function createClient(settings: {
  /** Loads the routes that a browser does not have from the start. */
  moreRoutes?: () => Promise<Routes>;
  origin?: string;
  language?: () => string;
  headers?: Record<string, string>;
  fetch?: typeof fetch;
}): Call {
  const send =
    settings.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));
  return async (name, request, input) => {
    const route = known[name] ?? (await settings.moreRoutes?.())?.[name];
    if (route === undefined) throw new Error(`There is no route to ${name}`);
    const [method, path] = route;
    const { url, body } = addressOf({ method, path }, request);
    const headers: Record<string, string> = { accept: 'application/json', ...settings.headers };
    if (settings.language) headers['accept-language'] = settings.language();
    if (input?.idempotency_key !== undefined) headers['idempotency-key'] = input.idempotency_key;
    if (body !== null)
      headers['content-type'] =
        typeof body === 'string' ? 'application/json' : 'application/octet-stream';
    const response = await send((settings.origin ?? '') + url, {
      method,
      headers,
      body,
      credentials: 'same-origin',
    }).catch(() => null);
    if (response === null) throw new ApiError({ code: 'UNKNOWN_ERROR', status: 0, message: '' });
    const answer: unknown = await response.json().catch(() => ({}));
    if (!response.ok) throw refusalOf(answer, response.status);
    return answerBody(answer);
  };
}

/**
 * Returns the address and body of a call: fields named in the path go there, the rest to the query
 * of a GET or DELETE, else to the body. A file is the whole body, and the rest goes to the query.
 */
export function addressOf(
  { method, path }: { readonly method: string; readonly path: string },
  request: Readonly<Record<string, unknown>>,
): { url: string; body: string | Blob | null } {
  const rest = new Map(Object.entries(request));
  const pathname = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const file = rest.get('file');
  const upload = file instanceof Blob ? file : null;
  if (upload !== null) rest.delete('file');
  if (upload === null && (method === 'POST' || method === 'PUT'))
    return { url: pathname, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams();
  for (const [name, value] of rest) {
    if (value === undefined || value === null) continue;
    query.set(name, Array.isArray(value) ? value.join(',') : textOf(value));
  }
  const search = query.toString();
  return { url: search === '' ? pathname : `${pathname}?${search}`, body: upload };
}

/**
 * Returns a value as written in a query: text as it is, numbers and booleans as JSON writes them.
 */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function refusalOf(answer: unknown, status: number): ApiError {
  const input =
    typeof answer === 'object' && answer !== null
      ? new Map(Object.entries(answer))
      : new Map<string, unknown>();
  const fields = input.get('fields');
  const details = input.get('details');
  return new ApiError({
    code: String(input.get('error') ?? 'UNKNOWN_ERROR'),
    status,
    message: String(input.get('message') ?? ''),
    fields:
      typeof fields === 'object' && fields !== null
        ? Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, String(code)]))
        : {},
    details:
      typeof details === 'object' && details !== null
        ? Object.fromEntries(
            Object.entries(details).map(([name, value]) => [
              name,
              typeof value === 'number' ? value : String(value),
            ]),
          )
        : {},
  });
}
