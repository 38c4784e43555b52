import { connect, withoutPassword } from '@ribambelle/database/connect.ts';
import { Refusal } from '@ribambelle/database/refusal.ts';

/**
 * Removes every row that belongs to an organiser, the queue's jobs too. Refuses a database where an organiser is not one of
 * the demo's: this is for playing, and nobody's real data may go by a slip of the hand.
 */
export async function emptyDatabase(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await refuseRealOrganisers(client, url);
    const { rows } = await client.query<{ names: string | null }>(`select string_agg(format('%I', tablename), ', ') as names
      from pg_tables where schemaname = 'public' and tablename <> 'migrations'`);
    await client.query(`truncate ${rows[0]?.names} restart identity cascade`);
    await client.query('delete from graphile_worker._private_jobs');
  } finally {
    await client.end();
  }
}

async function refuseRealOrganisers(client: Awaited<ReturnType<typeof connect>>, url: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select name from organisers o where not exists (
    select from collaborators c where c.organiser_id = o.id and c.email like '%@demo.test') limit 1`);
  const real = rows[0];
  if (real === undefined) return;
  throw new Refusal(`The database ${withoutPassword(url)} holds "${real.name}", which is no demo organiser: nothing was removed.`);
}
