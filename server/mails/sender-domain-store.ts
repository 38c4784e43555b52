import type { SenderDomainsTable } from '@ribambelle/database/rows.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { CheckedDomain, DomainState } from '@ribambelle/domain/sender-domains/domain-state.ts';
import type {
  Finding,
  RecordKind,
  RecordResult,
} from '@ribambelle/domain/sender-domains/sender-records.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { SealedKey } from './sender-key.ts';

/** The sender domain of an organiser, with its keys; the private ones are sealed. */
export type SenderDomain = Omit<Selectable<SenderDomainsTable>, 'organiser_id' | 'state'> & {
  readonly state: DomainState;
};

/** Finds the sender domain of an organiser; undefined for none. */
export async function findSenderDomain(db: Db): Promise<SenderDomain | undefined> {
  const { rows } = await sql<SenderDomain>`select * from sender_domains`.execute(db);
  return rows[0];
}

/**
 * Locks the sender domain of an organiser, so that checks, renewals and removals wait for one
 * another; undefined for none.
 */
export async function lockSenderDomain(db: Db): Promise<SenderDomain | undefined> {
  const { rows } = await sql<SenderDomain>`
    select * from sender_domains for no key update`.execute(db);
  return rows[0];
}

/** Adds a sender domain with its first key; returns false when the organiser has one. */
export async function insertSenderDomain(
  db: Db,
  { domain, key, now }: { readonly domain: string; readonly key: SealedKey; readonly now: Instant },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sender_domains')
    .values({ domain, ...key, created_at: now })
    .onConflict((conflict) => conflict.column('organiser_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keeps the key that will follow the present one once it is published. */
export async function saveNextKey(db: Db, key: SealedKey): Promise<void> {
  const { selector, public_key, private_key_sealed } = key;
  await db
    .updateTable('sender_domains')
    .set({
      next_selector: selector,
      next_public_key: public_key,
      next_private_key_sealed: private_key_sealed,
    })
    .execute();
}

/** Puts the next key in the place of the present one. */
export async function promoteNextKey(db: Db): Promise<void> {
  await sql`
    update sender_domains
      set selector = next_selector, public_key = next_public_key, private_key_sealed = next_private_key_sealed,
        next_selector = null, next_public_key = null, next_private_key_sealed = null
      where next_selector is not null`.execute(db);
}

/** Keeps the state of a sender domain after a check, and its findings in place of those before. */
export async function saveSenderCheck(
  db: Db,
  input: CheckedDomain & { readonly findings: readonly Finding[]; readonly now: Instant },
): Promise<void> {
  const { state, failed_checks, findings, now } = input;
  await sql`
    update sender_domains set state = ${state}, failed_checks = ${failed_checks}, checked_at = ${now}::timestamptz,
      verified_at = case when ${state} = 'VERIFIED' then coalesce(verified_at, ${now}::timestamptz) else verified_at end`.execute(
    db,
  );
  await saveFindings(db, findings);
}

/** Keeps findings in place of those before. */
export async function saveFindings(db: Db, findings: readonly Finding[]): Promise<void> {
  await db.deleteFrom('sender_domain_findings').execute();
  if (findings.length > 0)
    await db
      .insertInto('sender_domain_findings')
      .values([...findings])
      .execute();
}

/** Loads the findings of the last check. */
export async function loadFindings(db: Db): Promise<readonly Finding[]> {
  const { rows } = await sql<{ kind: RecordKind; result: RecordResult; found: string }>`
    select kind, result, found from sender_domain_findings`.execute(db);
  return rows;
}

/** Removes the sender domain of an organiser, with its keys and findings. */
export async function deleteSenderDomain(db: Db): Promise<void> {
  await db.deleteFrom('sender_domains').execute();
}

/** Finds the name of the sender domain whose key is no longer published; null for none. */
export async function findBrokenSenderDomain(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('sender_domains')
    .select('domain')
    .where('state', '=', 'BROKEN')
    .executeTakeFirst();
  return row?.domain ?? null;
}
