import { asLanguage, type Language, languagesAmong } from '@ribambelle/domain/base/languages.ts';
import type { OrganisersTable } from '@ribambelle/database/rows.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** An organiser with its settings (1 §9.2). */
export type Organiser = Omit<Selectable<OrganisersTable>, 'language' | 'languages'> & {
  readonly language: Language;
  readonly languages: readonly Language[];
};

/** An organiser from its row. */
export function organiserOf(row: Selectable<OrganisersTable>): Organiser {
  return {
    ...row,
    language: asLanguage(row.language),
    languages: languagesAmong(row.languages),
  };
}

/** The organiser of the transaction; undefined when there is none of that id. */
export async function findOrganiser(db: Db): Promise<Organiser | undefined> {
  const row = await db.selectFrom('organisers').selectAll().executeTakeFirst();
  return row === undefined ? undefined : organiserOf(row);
}
