import { inEachLanguage, type Language } from '@ribambelle/domain/base/languages.ts';
import { errorTextsFor } from '@ribambelle/texts/texts-for.ts';
import type { Operation } from './schema.ts';
import type { WireAnswer } from './wire.ts';

const texts = inEachLanguage(
  (language) => new Map<string, string>(Object.entries(errorTextsFor(language))),
);

interface ErrorBody {
  readonly error: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Returns the body of a refusal (R8), or null when it is none. */
export function errorBody(answer: WireAnswer): ErrorBody | null {
  const body: unknown = parseJson(answer.text);
  if (
    typeof body !== 'object' ||
    body === null ||
    !('error' in body && 'message' in body && 'fields' in body)
  )
    return null;
  const { error, message, fields } = body;
  if (
    typeof error !== 'string' ||
    typeof message !== 'string' ||
    typeof fields !== 'object' ||
    fields === null
  )
    return null;
  const codes = Object.entries(fields).map(([field, code]) => [field, String(code)] as const);
  return { error, message, fields: Object.fromEntries(codes) };
}

/**
 * Returns the fault of an answer to a hostile call, or null: an undeclared error, no text, a wrong
 * shape, an internal detail.
 */
export function faultOf(
  answer: WireAnswer,
  input: { operation: Operation; language: Language; also?: readonly string[] },
): string | null {
  if (answer.status === 200) return null;
  const body = errorBody(answer);
  if (body === null)
    return `${answer.status} without an error's body: ${answer.text.slice(0, 120)}`;
  const codes = [...input.operation.errors, ...(input.also ?? [])];
  if (!codes.includes(body.error)) return `${answer.status} ${body.error}, which is not declared`;
  if (body.message !== texts[input.language].get(body.error))
    return `${body.error} says "${body.message}" in ${input.language}`;
  const wordless = Object.values(body.fields).find((code) => !texts[input.language].has(code));
  if (wordless !== undefined) return `the field code ${wordless} has no text in ${input.language}`;
  if (answer.headers['cache-control'] !== 'no-store')
    return `an error that may be kept: ${answer.headers['cache-control']}`;
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
