import type { OrganisersTable } from '@ribambelle/database/rows.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** An organiser with its settings (1 §9.2), as the row says. */
export type Organiser = Selectable<OrganisersTable>;

/** The organiser of the transaction; undefined when there is none of that id. */
export async function findOrganiser(db: Db): Promise<Organiser | undefined> {
  return db.selectFrom('organisers').selectAll().executeTakeFirst();
}
