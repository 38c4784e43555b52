import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { HostProof } from '@ribambelle/domain/website/host-claims.ts';
import type { HostResult } from '@ribambelle/domain/website/host-checks.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

interface LockedHostName {
  readonly hostname: string;
  readonly main: boolean;
  readonly proven: boolean;
}

/**
 * Locks the host names of an organisation, proven or claimed: adding, removing, proving and marking
 * wait for one another.
 */
export async function lockHostNames(db: Db): Promise<readonly LockedHostName[]> {
  await db.selectFrom('organisers').select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
  const { rows } = await sql<LockedHostName>`
    select hostname, main, true as proven from host_names
    union all select hostname, false, false from host_name_claims`.execute(db);
  return rows;
}

/** Records an organisation's claim to a host name. */
export async function insertClaim(
  db: Db,
  { now, ...name }: { hostname: string; now: Instant },
): Promise<void> {
  await db
    .insertInto('host_name_claims')
    .values({ ...name, created_at: now })
    .execute();
}

/**
 * Serves a host name that was claimed and proven; returns false, and does nothing, when another
 * organisation proved it at the same moment.
 */
export async function proveHostName(
  db: Db,
  name: { hostname: string; main: boolean },
): Promise<boolean> {
  const { hostname } = name;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('host_names')
    .values(name)
    .onConflict((conflict) => conflict.column('hostname').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await deleteName(db, { table: 'host_name_claims', hostname });
  return true;
}

/**
 * Removes a host name with its checks; one that was served is blocked for others for a while,
 * unless its owner sets the record.
 */
export async function removeHostNameOf(
  db: Db,
  { proven, now, ...name }: { hostname: string; proven: boolean; now: Instant },
): Promise<void> {
  await deleteName(db, { table: 'host_names', ...name });
  await deleteName(db, { table: 'host_name_claims', ...name });
  await deleteName(db, { table: 'host_name_checks', ...name });
  if (!proven) return;
  await db
    .insertInto('released_host_names')
    .values({ ...name, released_at: now })
    .onConflict((conflict) =>
      conflict.columns(['organiser_id', 'hostname']).doUpdateSet({ released_at: now }),
    )
    .execute();
}

async function deleteName(
  db: Db,
  {
    table,

    hostname,
  }: {
    readonly hostname: string;
    readonly table: 'host_names' | 'host_name_claims' | 'host_name_checks';
  },
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where hostname = ${hostname}`.execute(db);
}

/** Marks one host name, and no other, as the main one. */
export async function markMain(db: Db, hostname: string): Promise<void> {
  const namesOfOrganiser = () => db.updateTable('host_names');
  await namesOfOrganiser().set({ main: false }).where('main', '=', true).execute();
  await namesOfOrganiser().set({ main: true }).where('hostname', '=', hostname).execute();
}

/** Keeps the result of a check in place of the one before. */
export async function saveHostCheck(
  db: Db,
  input: {
    hostname: string;
    result: HostResult;
    addresses: readonly string[];
    proof: HostProof;
    at: Instant;
  },
): Promise<void> {
  const { hostname, result, addresses, proof, at } = input;
  await sql`
    insert into host_name_checks (hostname, result, addresses, proof, checked_at)
    values (${hostname}, ${result}, ${[...addresses]}::text[], ${proof}, ${at}::timestamptz)
    on conflict (organiser_id, hostname) do update
      set result = excluded.result, addresses = excluded.addresses, proof = excluded.proof, checked_at = excluded.checked_at`.execute(
    db,
  );
}
