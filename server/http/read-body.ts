import { refuse } from '../refusal.ts';

const LIMIT = 256 * 1024;
/**
 * The size of a body that arrives together with the headers, more or less: reading it costs less
 * than finding its sender.
 */
const SHORT = 16 * 1024;

/**
 * True for a body that a stranger must not make us read: longer than 16 KiB, or of unknown length.
 */
export function isLong(request: Request): boolean {
  const length = request.headers.get('content-length');
  return length === null ? request.body !== null : Number(length) > SHORT;
}

/**
 * Returns the JSON object in a body. Refuses BODY_TOO_LARGE beyond 256 KiB and INVALID_REQUEST for
 * anything but an object.
 */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const length = request.headers.get('content-length');
  if (Number(length ?? '0') > LIMIT) refuse('BODY_TOO_LARGE');
  // a body with a declared length gives no more than that, and the faster way reads it whole
  const text = length === null ? await readText(request, LIMIT) : await request.text();
  if (text.trim() === '') return {};
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
  if (!type.startsWith('application/json')) refuse('INVALID_REQUEST');
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) refuse('INVALID_REQUEST');
  // PostgreSQL's text cannot hold the null character
  if (text.includes(String.raw`\u0000`)) refuse('INVALID_REQUEST');
  return Object.fromEntries(Object.entries(body));
}

/** Returns the text of a body up to a limit. */
export async function readText(request: Request, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  if (request.body === null) return '';
  for await (const part of request.body) {
    length += part.length;
    if (length > limit) refuse('BODY_TOO_LARGE');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('INVALID_REQUEST');
  }
}
