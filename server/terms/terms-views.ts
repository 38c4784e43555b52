import type { Json } from '@ribambelle/database/json.ts';
import type { CancellationPolicy } from '@ribambelle/domain/cancellation-policies/policy.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A published version; the content is a bilingual column. */
export interface TermsVersionRow {
  readonly number: number;
  readonly published_at: string;
  readonly published_by: string;
  readonly content: Json;
}

const MOST = 100;

/** Finds the draft; undefined while there is none. */
export async function findTermsDraft(db: Db) {
  return db
    .selectFrom('terms_drafts')
    .select(['cuid', 'content', 'updated_at', 'version'])
    .executeTakeFirst();
}

/** Loads the published versions without their text, newest first, a hundred at most. */
export async function loadTermsVersions(
  db: Db,
): Promise<readonly Omit<TermsVersionRow, 'content'>[]> {
  const { rows } = await sql<Omit<TermsVersionRow, 'content'>>`
    select t.number, t.published_at, trim(c.firstname || ' ' || c.lastname) as published_by
    from terms_versions t join collaborators c on c.organiser_id = t.organiser_id and c.id = t.published_by
    order by t.number desc limit ${MOST}`.execute(db);
  return rows;
}

/**
 * Finds a published version: the one with the number, or the newest for null. Undefined for none.
 */
export async function findTermsVersion(
  db: Db,
  number: number | null,
): Promise<TermsVersionRow | undefined> {
  const { rows } = await sql<TermsVersionRow>`
    select t.number, t.published_at, t.content, trim(c.firstname || ' ' || c.lastname) as published_by
    from terms_versions t join collaborators c on c.organiser_id = t.organiser_id and c.id = t.published_by
    ${number === null ? sql`` : sql`where t.number = ${number}`}
    order by t.number desc limit 1`.execute(db);
  return rows[0];
}

/** Finds the conditions of the organiser on which families cancel; undefined for none. */
export async function findPolicyInForce(db: Db): Promise<CancellationPolicy | undefined> {
  const { rows } = await sql<CancellationPolicy>`
    select p.steps, p.money_to from organisers o
    join cancellation_policies p on p.organiser_id = o.id and p.id = o.cancellation_policy_id`.execute(
    db,
  );
  return rows[0];
}
