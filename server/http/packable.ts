import { gzip } from 'node:zlib';

/** Below this size the headers of packing cost about what it saves. */
const LEAST_BYTES = 1024;
/** Fast rather than small: level six is three times the work for a tenth of the bytes. */
const LEVEL = 4;

/** Outgoing text, plain and, for callers who read it, packed; packed once for all who share it. */
export interface Packable {
  readonly bytes: Buffer<ArrayBuffer>;
  packed(): Promise<Buffer<ArrayBuffer>>;
}

/** Returns a text that may go out packed. Packing runs in another thread than answering. */
export function packable(text: string | Buffer<ArrayBuffer>): Packable {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  let packing: Promise<Buffer<ArrayBuffer>> | null = null;
  return { bytes, packed: () => (packing ??= pack(bytes)) };
}

/**
 * Answers a text for a caller with this Accept-Encoding, packed from 1 KiB on; the headers tell
 * which.
 */
export async function packedResponse(
  text: Packable,
  input: {
    accepted: string | undefined;
    headers: { readonly [name: string]: string };
    status?: number;
  },
): Promise<Response> {
  const { accepted = '', status = 200 } = input;
  const headers = { ...input.headers, vary: 'accept-encoding' };
  if (text.bytes.length < LEAST_BYTES || !/\bgzip\b/.test(accepted))
    return new Response(text.bytes, { status, headers });
  return new Response(await text.packed(), {
    status,
    headers: { ...headers, 'content-encoding': 'gzip' },
  });
}

function pack(bytes: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    gzip(bytes, { level: LEVEL }, (error, packedBytes) =>
      error === null ? resolve(packedBytes) : reject(error),
    );
  });
}
