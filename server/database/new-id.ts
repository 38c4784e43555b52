import { randomFillSync } from 'node:crypto';

const MOST = 4_503_599_627_370_495n;
const BYTES = 8;
/** Drawn for many at once: asking the system costs as much for one. */
const drawn = Buffer.alloc(256 * BYTES);
let used = drawn.length;

/** An id as `new_id()` of the database draws it (docs/decisions/0001-random-ids.md), for rows that one statement writes and another names. */
export function newId(): number {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += BYTES;
  return Number(drawn.readBigUInt64BE(used - BYTES) % MOST) + 1;
}
