import { EventEmitter } from 'node:events';
import type pg from 'pg';

const SWEEP_MILLIS = 10_000;

/**
 * Unlocks the jobs of workers whose process was killed. Each worker pool holds an advisory lock on
 * its name as long as its process is connected; a job locked by a pool without one is free again.
 * The queue on its own would wait four hours.
 */
export interface Watch {
  /** Events to hand to the runner: worker pools announce themselves on them. */
  readonly events: EventEmitter;
  stop(): Promise<void>;
}

export async function watchWorkers(owner: pg.Pool, sweep_millis = SWEEP_MILLIS): Promise<Watch> {
  const events = new EventEmitter();
  const names = new Set<string>();
  let holder = await owner.connect();
  let isLost = false;
  const lose = () => {
    isLost = true;
  };
  const hold = (name: string) =>
    holder.query('select pg_advisory_lock(hashtextextended($1, 1))', [name]).catch(() => {});
  holder.once('end', lose);
  // a job is locked under the name of its worker's pool
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    names.add(workerPool.id);
    void hold(workerPool.id);
  });
  /**
   * Takes our locks again: a restarted database has forgotten that we live, and must know it before
   * any jobs are unlocked.
   */
  const holdAgain = async () => {
    if (!isLost) return;
    const fresh = await owner.connect();
    holder.release(true);
    holder = fresh;
    isLost = false;
    holder.once('end', lose);
    for (const name of names) await hold(name);
  };
  const sweep = async () => {
    await holdAgain();
    await giveBack(owner);
  };
  await sweep().catch(() => {});
  const timer = setInterval(() => void sweep().catch(() => {}), sweep_millis);
  timer.unref();
  return {
    events,
    stop: async () => {
      clearInterval(timer);
      await holder.query('select pg_advisory_unlock_all()').catch(() => {});
      holder.off('end', lose);
      holder.release();
    },
  };
}

/** Unlocks jobs held by worker pools that are no longer connected. */
export async function giveBack(owner: pg.Pool): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query(
      `select graphile_worker.force_unlock_workers(array_agg(locked_by))
       from (select distinct locked_by from graphile_worker._private_jobs where locked_by is not null) held
       where pg_try_advisory_lock(hashtextextended(locked_by, 1)) having count(*) > 0`,
    );
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release();
  }
}
