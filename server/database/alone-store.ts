import type pg from 'pg';

/** The work that only one process on a database does at a time, by the number of its lock. */
const LOCKS = {
  'clean-up': 726_974_004,
  'month-ends': 726_974_005,
  'credit-rounds': 726_974_007,
  'sender-checks': 726_974_008,
} as const;

/**
 * Runs `work` while no other process does the same; returns null without running it when one does.
 */
export async function alone<Result>(
  { owner, what }: { readonly owner: pg.Pool; readonly what: keyof typeof LOCKS },
  work: () => Promise<Result>,
): Promise<Result | null> {
  const client = await owner.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [LOCKS[what]],
    );
    if (rows[0]?.taken !== true) return null;
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release();
  }
}
