import type { TemplateUse } from '@ribambelle/domain/mail-templates/blocks.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';
import type { TemplateRecord } from './template-store.ts';

/** Loads the templates of the organiser, by name. */
export async function loadTemplates(db: Db): Promise<readonly Omit<TemplateRecord, 'id'>[]> {
  const { rows } = await sql<Omit<TemplateRecord, 'id'>>`
    select t.cuid, t.version, t.name, t.content, t.default_for
    from mail_templates t order by ${byName(sql`t.name`)}, t.id`.execute(db);
  return rows;
}

/** Finds the template that some new e-mails begin with; undefined for none. */
export async function findDefaultTemplate(
  db: Db,
  use: TemplateUse,
): Promise<TemplateRecord | undefined> {
  const { rows } = await sql<TemplateRecord>`
    select id, cuid, version, name, content, default_for
    from mail_templates where default_for = ${use}`.execute(db);
  return rows[0];
}
