import type { HostProof, HostRivals } from '@ribambelle/domain/website/host-claims.ts';
import type { HostResult } from '@ribambelle/domain/website/host-checks.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Finds the main host name of an organiser's own site, or the first proven one when none is marked;
 * null for none.
 */
export async function findHostname(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('host_names')
    .select('hostname')
    .orderBy('main', 'desc')
    .orderBy('hostname')
    .executeTakeFirst();
  return row?.hostname ?? null;
}

/**
 * Finds the name for links in e-mails: the main one, or the first claimed one when none is proven
 * yet; null for none.
 */
export async function findLinkedHostname(db: Db): Promise<string | null> {
  const proven = await findHostname(db);
  if (proven !== null) return proven;
  const row = await db
    .selectFrom('host_name_claims')
    .select('hostname')
    .orderBy('created_at')
    .orderBy('hostname')
    .executeTakeFirst();
  return row?.hostname ?? null;
}

/**
 * Loads the uses of a name by other organisers, proven or claimed, and when one last released it.
 */
export async function loadRivals(db: Db, hostname: string): Promise<HostRivals> {
  const { rows } = await sql<HostRivals>`select * from host_name_rivals(${hostname})`.execute(db);
  return rows[0] ?? { has: false, asks: false, released_at: null };
}

/** A host name, proven or claimed, with the result of its last check. */
interface HostNameRow {
  readonly hostname: string;
  readonly main: boolean;
  readonly proven: boolean;
  readonly checked_at: Instant | null;
  readonly result: HostResult | null;
  readonly addresses: readonly string[] | null;
  readonly proof: HostProof | null;
}

/** Loads all host names of an organisation, the main one first, then the proven ones. */
export async function loadHostNames(db: Db): Promise<readonly HostNameRow[]> {
  const { rows } = await sql<HostNameRow>`
    select h.hostname, h.main, h.proven, c.checked_at, c.result, c.addresses, c.proof
    from (select hostname, main, true as proven from host_names
      union all select hostname, false, false from host_name_claims) h
    left join host_name_checks c on c.hostname = h.hostname
    order by h.main desc, h.proven desc, h.hostname`.execute(db);
  return rows;
}
