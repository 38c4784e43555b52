import { gzip } from 'node:zlib';

/** Below this the headers of packing cost about what it saves. */
const LEAST_BYTES = 1024;
/** Quick rather than small: one of six is thrice the work for a tenth of the bytes. */
const LEVEL = 4;

/** Text on its way out, plain and, for whoever reads it, packed; packed once for all who share it. */
export interface Packable {
  readonly bytes: Buffer<ArrayBuffer>;
  packed(): Promise<Buffer<ArrayBuffer>>;
}

/** A text that may go out packed. Packing runs beside the thread that answers. */
export function packable(text: string | Buffer<ArrayBuffer>): Packable {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  let packing: Promise<Buffer<ArrayBuffer>> | null = null;
  return { bytes, packed: () => (packing ??= pack(bytes)) };
}

/** The text as a caller with this Accept-Encoding reads it, from 1 KiB on packed; the headers say which. */
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
    gzip(bytes, { level: LEVEL }, (error, packed) =>
      error === null ? resolve(packed) : reject(error),
    );
  });
}
