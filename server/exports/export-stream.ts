import type { RunInTenant } from '../events/events.ts';
import { findPiece } from './export-views.ts';

/**
 * Streams the pieces of a file: the next one is read when the reader has room for it, so that few
 * are in memory. A file that is deleted meanwhile ends with an error, so that nobody keeps half of
 * one.
 */
export function streamOf(
  inTenant: RunInTenant,
  { length, ...key }: { readonly id: number; readonly length: number },
): ReadableStream<Uint8Array> {
  let order = 0;
  let taken = 0;
  return new ReadableStream(
    {
      async pull(file) {
        if (taken >= length) {
          file.close();
          return;
        }
        const piece = await inTenant((db) => findPiece(db, { ...key, order }));
        if (piece === null) throw new Error('The file of an export was removed while it was taken');
        order += 1;
        taken += piece.length;
        file.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
}
