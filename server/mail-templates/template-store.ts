import type { MailBlock } from '@ribambelle/api/mail-templates/blocks.ts';
import type { TemplateUse } from '@ribambelle/domain/mail-templates/blocks.ts';
import { sql } from 'kysely';
import { type Db, sqlState, UNIQUE_VIOLATION } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';

/** The values of a template. */
export interface TemplateValues {
  readonly name: string;
  readonly content: readonly MailBlock[];
  readonly default_for: TemplateUse | null;
}

export interface TemplateRecord extends TemplateValues {
  readonly id: number;
  readonly cuid: string;
  readonly version: number;
}

/** Locks the templates of the organiser, so that changes of their defaults follow each other. */
export async function lockTemplates(db: Db): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('mail_templates', current_organiser()))`.execute(
    db,
  );
}

/** Counts the templates of the organiser. */
export async function countTemplates(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('mail_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds a template by its cuid, locked for a change when `lock` says so; undefined for none. */
export async function findTemplate(
  db: Db,
  of: { readonly cuid: string; readonly lock?: boolean },
): Promise<TemplateRecord | undefined> {
  const { rows } = await sql<TemplateRecord>`
    select id, cuid, version, name, content, default_for from mail_templates
    where cuid = ${of.cuid} ${of.lock === true ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

/** Locks the templates that name a picture by its cuid. */
export async function lockTemplatesWith(
  db: Db,
  picture: string,
): Promise<readonly TemplateRecord[]> {
  const { rows } = await sql<TemplateRecord>`
    select id, cuid, version, name, content, default_for from mail_templates
    where strpos(content::text, ${picture}) > 0 order by id for update`.execute(db);
  return rows;
}

/**
 * Takes a use away from the template that has it now, other than `except`; returns that template as
 * it was, undefined for none.
 */
export async function freeUse(
  db: Db,
  of: { readonly use: TemplateUse; readonly except: number; readonly now: string },
): Promise<TemplateRecord | undefined> {
  const { rows } = await sql<TemplateRecord>`
    select id, cuid, version, name, content, default_for from mail_templates
    where default_for = ${of.use} and id <> ${of.except} for update`.execute(db);
  const [before] = rows;
  if (before !== undefined)
    await db
      .updateTable('mail_templates')
      .set({ default_for: null, updated_at: of.now })
      .where('id', '=', before.id)
      .execute();
  return before;
}

const columnsOf = ({ name, content, default_for }: TemplateValues) => ({
  name,
  content: JSON.stringify(content),
  default_for,
});

/** Adds a template; returns its cuid. Refuses MAIL_TEMPLATE_EXISTS for a name in use. */
export async function insertTemplate(
  db: Db,
  { values, now }: { readonly values: TemplateValues; readonly now: string },
): Promise<string> {
  const row = await db
    .insertInto('mail_templates')
    .values({ ...columnsOf(values), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['organiser_id', 'name']).doNothing())
    .returning('cuid')
    .executeTakeFirst();
  return row?.cuid ?? refuse('MAIL_TEMPLATE_EXISTS', { name: 'MAIL_TEMPLATE_EXISTS' });
}

/** Changes a template. Refuses MAIL_TEMPLATE_EXISTS for a name in use. */
export async function saveTemplate(
  db: Db,
  input: { readonly id: number; readonly values: TemplateValues; readonly now: string },
): Promise<void> {
  const { id, values, now } = input;
  try {
    await db
      .updateTable('mail_templates')
      .set({ ...columnsOf(values), updated_at: now })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    refuse('MAIL_TEMPLATE_EXISTS', { name: 'MAIL_TEMPLATE_EXISTS' });
  }
}

/** Deletes a template. */
export async function removeTemplate(db: Db, id: number): Promise<void> {
  await db.deleteFrom('mail_templates').where('id', '=', id).execute();
}
