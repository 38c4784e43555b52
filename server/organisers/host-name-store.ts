import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { HostResult } from '@ribambelle/domain/website/host-checks.ts';
import { sql } from 'kysely';
import { type Db, sqlState, UNIQUE_VIOLATION } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';

/** The host names of an organisation, under lock: who adds, removes or marks one waits for who does it at the same moment. */
export async function lockHostNames(
  db: Db,
  organiser_id: number,
): Promise<readonly { readonly hostname: string; readonly main: boolean }[]> {
  await db
    .selectFrom('organisers')
    .select('id')
    .where('id', '=', organiser_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return db
    .selectFrom('host_names')
    .select(['hostname', 'main'])
    .where('organiser_id', '=', organiser_id)
    .execute();
}

/** Adds a host name. Refuses HOSTNAME_TAKEN where another organisation answers at it. */
export async function insertHostName(
  db: Db,
  { organiser_id, hostname }: { organiser_id: number; hostname: string },
): Promise<void> {
  try {
    await db.insertInto('host_names').values({ organiser_id, hostname, main: false }).execute();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    refuse('HOSTNAME_TAKEN', { hostname: 'HOSTNAME_TAKEN' });
  }
}

/** Removes a host name, with what is known of it. */
export async function removeHostNameOf(
  db: Db,
  { organiser_id, hostname }: { organiser_id: number; hostname: string },
): Promise<void> {
  await db
    .deleteFrom('host_names')
    .where('organiser_id', '=', organiser_id)
    .where('hostname', '=', hostname)
    .execute();
}

/** Marks one host name as the main one, and no other. */
export async function markMain(
  db: Db,
  { organiser_id, hostname }: { organiser_id: number; hostname: string },
): Promise<void> {
  const own = () => db.updateTable('host_names').where('organiser_id', '=', organiser_id);
  await own().set({ main: false }).where('main', '=', true).execute();
  await own().set({ main: true }).where('hostname', '=', hostname).execute();
}

/** Keeps what a check found, in the place of the one before; nothing for a name that was removed meanwhile. */
export async function saveHostCheck(
  db: Db,
  input: {
    organiser_id: number;
    hostname: string;
    result: HostResult;
    addresses: readonly string[];
    at: Instant;
  },
): Promise<void> {
  const { organiser_id, hostname, result, addresses, at } = input;
  await sql`
    insert into host_name_checks (organiser_id, hostname, result, addresses, checked_at)
    select organiser_id, hostname, ${result}, ${[...addresses]}::text[], ${at}::timestamptz
    from host_names where organiser_id = ${organiser_id} and hostname = ${hostname}
    on conflict (organiser_id, hostname) do update
      set result = excluded.result, addresses = excluded.addresses, checked_at = excluded.checked_at`.execute(
    db,
  );
}
