import { randomFillSync } from 'node:crypto';

const MOST = 4_503_599_627_370_495n;
const BYTES = 8;
/** Random bytes drawn for many ids at once, because the system call costs as much for one. */
const bytes = Buffer.alloc(256 * BYTES);
let offset = bytes.length;

/**
 * Returns an id as the database's `new_id()` draws it (docs/decisions/0001-random-ids.md), for rows
 * that one statement writes and another refers to.
 */
export function newId(): number {
  if (offset === bytes.length) {
    randomFillSync(bytes);
    offset = 0;
  }
  offset += BYTES;
  return Number(bytes.readBigUInt64BE(offset - BYTES) % MOST) + 1;
}
