import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { USUAL_TERMS } from '@ribambelle/domain/terms/usual-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Locks the draft; when there is none yet, it begins with the standard text. */
export async function lockTermsDraft(db: Db, now: string) {
  await db
    .insertInto('terms_drafts')
    .values({ content: JSON.stringify(USUAL_TERMS), updated_at: now })
    .onConflict((conflict) => conflict.column('organiser_id').doNothing())
    .execute();
  return db
    .selectFrom('terms_drafts')
    .select(['cuid', 'content', 'version'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Saves the draft, which is locked. */
export async function saveTermsDraft(
  db: Db,
  { content, now }: { content: InEachLanguage<string>; now: string },
): Promise<void> {
  await db
    .updateTable('terms_drafts')
    .set({ content: JSON.stringify(content), updated_at: now })
    .execute();
}

/**
 * Writes the next version, which is in force from now on, and returns its number. The draft is
 * locked, so that numbers follow each other.
 */
export async function insertTermsVersion(
  db: Db,
  input: { content: InEachLanguage<string>; published_by: number; now: string },
): Promise<number> {
  const { content, published_by, now } = input;
  const { rows } = await sql<{ number: number }>`
    with published as (
      insert into terms_versions (number, content, published_at, published_by)
      select coalesce(max(number), 0) + 1, ${JSON.stringify(content)}::jsonb, ${now}::timestamptz, ${published_by}
      from terms_versions returning number)
    update organisers o set terms_version = p.number, updated_at = ${now}::timestamptz
    from published p where o.id = current_organiser() returning p.number`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('An organiser of its own transaction is there');
  return row.number;
}
