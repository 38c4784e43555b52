import type pg from 'pg';
import { createTurns, type Turns } from '../turns.ts';

/**
 * Transactions of a process that write at the same time; those that only read do not wait for them (docs/decisions/0185-turns-to-write.md).
 * More would not be faster: they wait for one another's locks and for a processor, each with a connection that plans its statements first.
 */
const AT_ONCE = 4;
/** What takes longer is no purchase: it waits for a lock, or writes much. Others write beside it. */
const LONG_MILLIS = 500;
/** As long as somebody waits for a connection (pool.ts). */
const PATIENCE_MILLIS = 10_000;

const turns = new WeakMap<pg.Pool, Turns>();

/** The turns of those who write over a pool's connections. */
export function turnsToWrite(pool: pg.Pool): Turns {
  const known = turns.get(pool);
  if (known !== undefined) return known;
  const made = createTurns({
    at_once: AT_ONCE,
    long_millis: LONG_MILLIS,
    patience_millis: PATIENCE_MILLIS,
    retry_after_seconds: 2,
  });
  turns.set(pool, made);
  return made;
}
