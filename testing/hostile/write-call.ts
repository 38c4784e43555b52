import type { Operation } from './schema.ts';
import type { WireCall } from './wire.ts';

/** Returns the call for a request: path fields in the path, the others in the body or the query. */
export function writeCall(
  operation: Operation,
  input: { request: Readonly<Record<string, unknown>>; headers: Readonly<Record<string, string>> },
): WireCall {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(input.request[name])).replaceAll('.', '%2E'),
  );
  const rest = Object.entries(input.request).filter(
    ([name, value]) => !operation.inPath.includes(name) && value !== undefined,
  );
  const { site, method } = operation;
  if (operation.hasBody) {
    const headers = { 'content-type': 'application/json', ...input.headers };
    return { site, method, path, headers, body: jsonOf(Object.fromEntries(rest)) };
  }
  const query = rest
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value).slice(0, 1_500))}`,
    )
    .join('&');
  return { site, method, path: query === '' ? path : `${path}?${query}`, headers: input.headers };
}

/** Returns JSON with numbers beyond 2^53 unchanged; lone surrogates are written as escapes. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value);
}

/**
 * Returns a value as it is written in an address: lists with commas, nothing that URL encoding
 * refuses.
 */
function textOf(value: unknown): string {
  const text = Array.isArray(value)
    ? value.map(textOf).join(',')
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : String(value);
  const whole = text.toWellFormed();
  return whole === '' ? ' ' : whole.slice(0, 1_500);
}
