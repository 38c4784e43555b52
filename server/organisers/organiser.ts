import { asLanguage, type Language, languagesAmong } from '@ribambelle/domain/base/languages.ts';
import type { OrganisersTable } from '@ribambelle/database/rows.ts';
import { collectorOf } from '@ribambelle/domain/payments/payment-mode.ts';
import type { Selectable } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** An organiser with its settings (1 §9.2). */
export type Organiser = Omit<Selectable<OrganisersTable>, 'language' | 'languages'> & {
  readonly language: Language;
  readonly languages: readonly Language[];
};

/** Returns an organiser from its row. */
export function organiserOf(row: Selectable<OrganisersTable>): Organiser {
  return {
    ...row,
    language: asLanguage(row.language),
    languages: languagesAmong(row.languages),
  };
}

/**
 * Returns the organiser as calls and jobs use it: online payments count as on when a provider
 * collects them (see domain/payments/payment-mode.ts). The settings page shows the row itself.
 */
export function inForce(organiser: Organiser): Organiser {
  const online_payments_activated =
    organiser.online_payments_activated && collectorOf(organiser) !== null;
  return { ...organiser, online_payments_activated };
}

/** Finds the organiser of the transaction; undefined when there is none with that id. */
export async function findOrganiser(db: Db): Promise<Organiser | undefined> {
  const row = await db.selectFrom('organisers').selectAll().executeTakeFirst();
  return row === undefined ? undefined : organiserOf(row);
}
