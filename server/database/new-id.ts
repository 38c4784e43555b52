import { randomBytes } from 'node:crypto';

const MOST = 4_503_599_627_370_495n;

/** An id as `new_id()` of the database draws it (docs/decisions/0001-random-ids.md), for rows that one statement writes and another names. */
export function newId(): number {
  return Number(randomBytes(8).readBigUInt64BE() % MOST) + 1;
}
