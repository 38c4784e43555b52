import type { HostResult } from '@ribambelle/domain/website/host-checks.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The main host name of an organiser's own site, or the first where none is marked; null for none. */
export async function findHostname(db: Db, organiser_id: number): Promise<string | null> {
  const row = await db
    .selectFrom('host_names')
    .select('hostname')
    .where('organiser_id', '=', organiser_id)
    .orderBy('main', 'desc')
    .orderBy('hostname')
    .executeTakeFirst();
  return row?.hostname ?? null;
}

/** A host name, and what the last check found. */
interface HostNameRow {
  readonly hostname: string;
  readonly main: boolean;
  readonly checked_at: Instant | null;
  readonly result: HostResult | null;
  readonly addresses: readonly string[] | null;
}

/** All host names of an organisation, the main one first. */
export async function loadHostNames(db: Db, organiser_id: number): Promise<readonly HostNameRow[]> {
  const { rows } = await sql<HostNameRow>`
    select h.hostname, h.main, c.checked_at, c.result, c.addresses
    from host_names h left join host_name_checks c on c.organiser_id = h.organiser_id and c.hostname = h.hostname
    where h.organiser_id = ${organiser_id} order by h.main desc, h.hostname`.execute(db);
  return rows;
}
