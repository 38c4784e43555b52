import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { USUAL_TERMS } from '@ribambelle/domain/terms/usual-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

interface Of {
  readonly organiser_id: number;
  readonly now: string;
}

/** Locks the draft; when there is none yet, it begins with the standard text. */
export async function lockTermsDraft(db: Db, { organiser_id, now }: Of) {
  await db
    .insertInto('terms_drafts')
    .values({ organiser_id, content: JSON.stringify(USUAL_TERMS), updated_at: now })
    .onConflict((conflict) => conflict.column('organiser_id').doNothing())
    .execute();
  return db
    .selectFrom('terms_drafts')
    .select(['cuid', 'content', 'version'])
    .where('organiser_id', '=', organiser_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Saves the draft, which is locked. */
export async function saveTermsDraft(
  db: Db,
  { organiser_id, content, now }: Of & { content: InEachLanguage<string> },
): Promise<void> {
  await db
    .updateTable('terms_drafts')
    .set({ content: JSON.stringify(content), updated_at: now })
    .where('organiser_id', '=', organiser_id)
    .execute();
}

/**
 * Writes the next version, which is in force from now on, and returns its number. The draft is
 * locked, so that numbers follow each other.
 */
export async function insertTermsVersion(
  db: Db,
  input: Of & { content: InEachLanguage<string>; published_by: number },
): Promise<number> {
  const { organiser_id, content, published_by, now } = input;
  const { rows } = await sql<{ number: number }>`
    with published as (
      insert into terms_versions (organiser_id, number, content, published_at, published_by)
      select ${organiser_id}, coalesce(max(number), 0) + 1, ${JSON.stringify(content)}::jsonb, ${now}::timestamptz, ${published_by}
      from terms_versions where organiser_id = ${organiser_id} returning number)
    update organisers o set terms_version = p.number, updated_at = ${now}::timestamptz
    from published p where o.id = ${organiser_id} returning p.number`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('An organiser of its own transaction is there');
  return row.number;
}
