import type { Endpoint } from '@ribambelle/api/endpoint.ts';
import { file } from '@ribambelle/api/general/shapes.ts';

/** An e-mail is looked at in a frame of our own page, where it may show its styles and pictures and do nothing. */
const FRAMED = {
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

/** JSON that is written already. */
export function jsonAnswer(written: string | Buffer<ArrayBuffer>): Response {
  return new Response(written, {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}

/** An answer as it goes out: JSON, or the bytes of a file that is never run as code. */
export function answerOf(endpoint: Endpoint, answer: unknown): Response {
  if (endpoint.answer !== file) return jsonAnswer(JSON.stringify(answer));
  const { content_type, filename, bytes } = file.parse(answer);
  const headers: Record<string, string> = {
    'content-type': content_type,
    'cache-control': 'private, no-store',
    ...(content_type.startsWith('text/html')
      ? FRAMED
      : { 'content-security-policy': "sandbox; default-src 'none'" }),
  };
  if (filename !== null)
    headers['content-disposition'] =
      `attachment; filename="${filename.replaceAll(/[^\w.-]+/g, '-')}"`;
  return new Response(new Uint8Array(bytes), { headers });
}
