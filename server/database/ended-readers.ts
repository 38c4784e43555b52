import type pg from 'pg';

/**
 * Longer than the gap between readers when there are many, and shorter than anything that waits for
 * an old snapshot.
 */
const WAIT_MILLIS = 10;

const watchedPools = new WeakSet<pg.Pool>();
const endedClients = new Set<pg.PoolClient>();
let timer: NodeJS.Timeout | null = null;

/**
 * Ends a transaction that only read: together with the `begin` of the next user of its connection,
 * in one system call, or after ten milliseconds when there is none. Nothing depends on how a reader
 * ends and it holds no lock that others wait for. The pool ends it before it gives the connection
 * to anybody, whatever they do with it.
 */
export function endReader(pool: pg.Pool, client: pg.PoolClient): void {
  if (!watchedPools.has(pool)) {
    watchedPools.add(pool);
    pool.on('acquire', commit);
  }
  endedClients.add(client);
  timer ??= setTimeout(commitAll, WAIT_MILLIS);
}

function commitAll(): void {
  timer = null;
  for (const client of endedClients) commit(client);
}

function commit(client: pg.PoolClient): void {
  if (endedClients.delete(client)) client.query('commit').catch(() => {});
}
