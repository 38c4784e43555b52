import { asLanguage, type Language, languagesAmong } from '@ribambelle/domain/base/languages.ts';
import type { OrganisersTable } from '@ribambelle/database/rows.ts';
import { collectorOf } from '@ribambelle/domain/payments/payment-mode.ts';
import {
  asVatCategory,
  asVatRegime,
  type VatCategory,
  type VatRegime,
} from '@ribambelle/domain/vat/categories.ts';
import type { VatRate } from '@ribambelle/domain/vat/rates.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { INSTALMENT_PLANS, type OfferedPlan } from './offered-plans-views.ts';

type Row = Selectable<OrganisersTable>;

/** The columns whose texts are codes. */
type Coded = 'language' | 'languages' | 'vat_regime' | 'vat_category' | 'service_fee_vat_category';

/** An organiser with its settings (1 §9.2), and the rates by which its sales contain VAT. */
export type Organiser = Omit<Row, Coded> & {
  readonly language: Language;
  readonly languages: readonly Language[];
  /** Null while it has not said its regime, and then its lines have no VAT. */
  readonly vat_regime: VatRegime | null;
  readonly vat_category: VatCategory | null;
  readonly service_fee_vat_category: VatCategory | null;
  readonly vat_rates: readonly VatRate[];
  /** The ways to pay in instalments that families can choose. */
  readonly instalment_plans: readonly OfferedPlan[];
};

/** Returns an organiser from its row and the rates. */
export function organiserOf(
  row: Row & Pick<Organiser, 'vat_rates' | 'instalment_plans'>,
): Organiser {
  return {
    ...row,
    language: asLanguage(row.language),
    languages: languagesAmong(row.languages),
    vat_regime: asVatRegime(row.vat_regime),
    vat_category: asVatCategory(row.vat_category),
    service_fee_vat_category: asVatCategory(row.service_fee_vat_category),
  };
}

/** Selects the rates of all categories, which are the same for every organiser. */
export const VAT_RATES = sql<
  readonly VatRate[]
>`(select coalesce(jsonb_agg(to_jsonb(one)), '[]') from vat_rates one)`;

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
  const row = await db
    .selectFrom('organisers')
    .selectAll()
    .select([VAT_RATES.as('vat_rates'), INSTALMENT_PLANS.as('instalment_plans')])
    .executeTakeFirst();
  return row === undefined ? undefined : organiserOf(row);
}
