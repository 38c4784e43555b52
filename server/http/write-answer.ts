import type { Endpoint } from '@ribambelle/api/endpoint.ts';
import { file } from '@ribambelle/api/general/shapes.ts';
import { packable, type Packable, packedResponse } from './packable.ts';

/**
 * The policy of an e-mail, which is shown in a frame of our own page, where it may show its styles
 * and pictures and do nothing.
 */
const framed = (pictures_from: string) => ({
  'content-security-policy': `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: ${pictures_from}; frame-ancestors 'self'`,
  'x-frame-options': 'SAMEORIGIN',
});

/** Answers JSON that is already written, packed for a caller who reads that. */
export function jsonAnswer(body: Packable, encodings: string | undefined): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return packedResponse(body, { accepted: encodings, headers });
}

/** Answers JSON, or the bytes of a file that never runs as code. */
export async function answerOf(
  endpoint: Endpoint,
  { answer, encodings }: { readonly answer: unknown; readonly encodings: string | undefined },
): Promise<Response> {
  if (endpoint.answer !== file) return jsonAnswer(packable(JSON.stringify(answer)), encodings);
  const {
    content_type,
    filename,
    bytes,
    length,
    packed = false,
    pictures_from = '',
  } = file.parse(answer);
  const headers: Record<string, string> = {
    'content-type': content_type,
    'cache-control': 'private, no-store',
    ...(content_type.startsWith('text/html')
      ? framed(pictures_from)
      : { 'content-security-policy': "sandbox; default-src 'none'" }),
  };
  if (filename !== null)
    headers['content-disposition'] =
      `attachment; filename="${filename.replaceAll(/[^\w.-]+/g, '-')}"`;
  if (packed) {
    headers['vary'] = 'accept-encoding';
    if (!/\bgzip\b/.test(encodings ?? '')) return new Response(unpack(bytes), { headers });
    headers['content-encoding'] = 'gzip';
  }
  if (length !== undefined) headers['content-length'] = String(length);
  return new Response(bytes, { headers });
}

/** Unpacks bytes for a caller who does not read gzip. */
function unpack(bytes: Uint8Array<ArrayBuffer> | ReadableStream): ReadableStream | null {
  const stream = bytes instanceof ReadableStream ? bytes : new Response(bytes).body;
  return stream?.pipeThrough(new DecompressionStream('gzip')) ?? null;
}
