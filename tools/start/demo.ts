import { connect, withoutPassword } from '@ribambelle/database/connect.ts';
import { Refusal } from '@ribambelle/database/refusal.ts';

const DEMO_LOCK = 726_974_003;

/**
 * Loads the demo organisers into a database without any organiser; of several processes that start
 * at once, one loads. Returns whether it did.
 */
export async function loadDemoWhenEmpty(url: string): Promise<boolean> {
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    const { rowCount } = await client.query('select from organisers limit 1');
    if (rowCount !== 0) return false;
    const { loadDemo } = await import('../demo/load.ts');
    await loadDemo(url, { size: 'usual' });
    return true;
  } finally {
    await client.end();
  }
}

/**
 * Refuses a database with an organiser that is not one of the demo's: resetting is for playing, and
 * nobody's real data may be lost by a slip of the hand.
 */
export async function refuseRealOrganisers(url: string): Promise<void> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{
      name: string;
    }>(`select name from organisers o where not exists (
      select from collaborators c where c.organiser_id = o.id and c.email like '%@demo.test') limit 1`);
    const real = rows[0];
    if (real === undefined) return;
    throw new Refusal(
      `The database ${withoutPassword(url)} holds "${real.name}", which is no demo organiser: nothing was removed.`,
    );
  } finally {
    await client.end();
  }
}
