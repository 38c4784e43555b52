import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal, refuse } from '../refusal.ts';
import { createTurns } from '../turns.ts';

/** Turns to receive files, in this process; the others wait, unread. */
const turns = createTurns({ at_once: 4, most_waiting: 32, retry_after_seconds: 5 });
/** The most milliseconds for one file; a slow one must not keep the others waiting. */
const PATIENCE_MILLIS = 60_000;

/**
 * Receives the body of a request as a file, and passes it to `handle` as a Blob that reads from the
 * disk: however many come at once, memory holds some parts of four. Refuses FILE_TOO_LARGE beyond
 * the limit, and BUSY when too many wait. Leaves nothing behind.
 */
export async function withUpload<Result>(
  { request, limit }: { readonly request: Request; readonly limit: number },
  handle: (file: Blob) => Promise<Result>,
): Promise<Result> {
  if (Number(request.headers.get('content-length') ?? '0') > limit) refuseSize();
  const end = await turns.take();
  const folder = await mkdtemp(join(tmpdir(), 'ribambelle-upload-')).catch((error: unknown) => {
    end();
    throw error;
  });
  try {
    const file = join(folder, 'file');
    const hash = await receive(request, { limit, file });
    const blob = await openAsBlob(file);
    // a repeated call is recognised by its content: see idempotency.ts
    return await handle(Object.assign(blob, { toJSON: () => hash }));
  } finally {
    end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(
  { body }: Request,
  { limit, file }: { limit: number; file: string },
): Promise<string> {
  const hash = createHash('sha256');
  let length = 0;
  const limiter = new Transform({
    transform: (part: Buffer, _, done) => {
      length += part.length;
      hash.update(part);
      if (length > limit) done(new Refusal('FILE_TOO_LARGE', { fields: FILE_TOO_LARGE }));
      else done(null, part);
    },
  });
  await pipeline(Readable.from(partsOf(body)), limiter, createWriteStream(file), {
    signal: AbortSignal.timeout(PATIENCE_MILLIS),
  }).catch((error: unknown) => {
    // a caller who is slow or gone gets no more than this answer
    throw error instanceof Refusal ? error : new Refusal('BUSY', { retry_after_seconds: 2 });
  });
  return hash.digest('hex');
}

async function* partsOf(body: Request['body']): AsyncGenerator<Uint8Array> {
  if (body !== null) for await (const part of body) yield part;
}

const FILE_TOO_LARGE = { file: 'FILE_TOO_LARGE' } as const;

function refuseSize(): never {
  return refuse('FILE_TOO_LARGE', FILE_TOO_LARGE);
}
