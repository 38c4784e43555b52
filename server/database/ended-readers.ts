import type pg from 'pg';

/** Longer than the next reader takes to come when many do, and shorter than anything that waits for an old snapshot. */
const WAIT_MILLIS = 10;

const watched = new WeakSet<pg.Pool>();
const ended = new Set<pg.PoolClient>();
let timer: NodeJS.Timeout | null = null;

/**
 * Ends a transaction that only read: with the `begin` of whoever takes its connection next, in one call to the system, or after ten
 * milliseconds when nobody does. Nothing depends on how a reader ends and it holds no lock that others wait for. The pool ends it before it
 * hands the connection to anybody, whatever they do with it.
 */
export function endReader(pool: pg.Pool, client: pg.PoolClient): void {
  if (!watched.has(pool)) {
    watched.add(pool);
    pool.on('acquire', commit);
  }
  ended.add(client);
  timer ??= setTimeout(commitAll, WAIT_MILLIS);
}

function commitAll(): void {
  timer = null;
  for (const client of ended) commit(client);
}

function commit(client: pg.PoolClient): void {
  if (ended.delete(client)) client.query('commit').catch(() => {});
}
