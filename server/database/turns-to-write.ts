import type pg from 'pg';
import { createTurns, type Turns } from '../turns.ts';

/**
 * Transactions of a process that write at the same time, five for callers and one for what goes on with something that was begun, so that a job
 * never stands behind a rush; those that only read do not wait for them (docs/decisions/0185-turns-to-write.md).
 * More would not be faster: they wait for one another's locks and for a processor, each with a connection that plans its statements first.
 */
const AT_ONCE = { beginning: 5, going_on: 1 };
/** What takes longer is no purchase, not even on connections that have yet to plan its statements: it waits for a lock, or writes much. Others write beside it. */
const LONG_MILLIS = 1_000;
/** As long as somebody waits for a connection (pool.ts). */
const PATIENCE_MILLIS = 10_000;

type Queues = Readonly<Record<keyof typeof AT_ONCE, Turns>>;
const queues = new WeakMap<pg.Pool, Queues>();

/** The turns of those who write over a pool's connections. */
export function turnsToWrite(pool: pg.Pool, goes_on: boolean): Turns {
  const known = queues.get(pool) ?? {
    beginning: turnsOf(AT_ONCE.beginning),
    going_on: turnsOf(AT_ONCE.going_on),
  };
  queues.set(pool, known);
  return goes_on ? known.going_on : known.beginning;
}

const turnsOf = (at_once: number): Turns =>
  createTurns({
    at_once,
    long_millis: LONG_MILLIS,
    patience_millis: PATIENCE_MILLIS,
    retry_after_seconds: 2,
  });
