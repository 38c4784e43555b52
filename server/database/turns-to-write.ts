import type pg from 'pg';
import { createTurns, type Turns } from '../turns.ts';

/**
 * The number of transactions of a process that write at the same time: five for callers and one for
 * continued work, so that a job never waits behind a rush; readers do not wait for them
 * (docs/decisions/0185-turns-to-write.md). More would not be faster: they wait for one another's
 * locks and for a processor, each with a connection that plans its statements first.
 */
const AT_ONCE = { beginning: 5, going_on: 1 };
/**
 * The milliseconds after which other writers begin alongside: no purchase takes longer, not even on
 * connections that have yet to plan its statements; a longer transaction waits for a lock, or
 * writes much.
 */
const LONG_MILLIS = 1_000;
/** As long as a wait for a connection (pool.ts). */
const PATIENCE_MILLIS = 10_000;

type Queues = Readonly<Record<keyof typeof AT_ONCE, Turns>>;
const queues = new WeakMap<pg.Pool, Queues>();

/** Returns the turns of writers on a pool's connections. */
export function turnsToWrite(pool: pg.Pool, goes_on: boolean): Turns {
  const turns = queues.get(pool) ?? {
    beginning: turnsOf(AT_ONCE.beginning),
    going_on: turnsOf(AT_ONCE.going_on),
  };
  queues.set(pool, turns);
  return goes_on ? turns.going_on : turns.beginning;
}

const turnsOf = (at_once: number): Turns =>
  createTurns({
    at_once,
    long_millis: LONG_MILLIS,
    patience_millis: PATIENCE_MILLIS,
    retry_after_seconds: 2,
  });
