import type { BundleEntity } from '@ribambelle/domain/bundles/bundle-entity.ts';
import type { BundleTerms } from '@ribambelle/domain/bundles/bundle-terms.ts';
import type { VatCategory } from '@ribambelle/domain/vat/categories.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { childrenOf } from '../../households/index.ts';

/** The price and terms of a pack, and whether it is for one participant or the family. */
export interface BundleOffer extends BundleTerms {
  readonly id: number;
  readonly price: number;
  readonly entity: BundleEntity;
  /** Null for the organiser's default. */
  readonly vat_category: VatCategory | null;
}

/**
 * Loads the offered packs with these ids, for staff (`unpublished`) all of them; unknown ones are
 * absent.
 */
export async function loadBundleOffers(
  db: Db,
  input: { ids: readonly number[]; unpublished?: boolean },
): Promise<ReadonlyMap<number, BundleOffer>> {
  const { rows } = await sql<BundleOffer>`
    select id, price, capacity, duration, expires_at, entity, vat_category from bundles
    where id = any(${input.ids}::bigint[])
      and (published or ${input.unpublished ?? false})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds those of these participants who are the customer's own. */
export async function findOwnParticipants(
  db: Db,
  input: { customer_id: number; ids: readonly number[] },
): Promise<ReadonlySet<number>> {
  if (input.ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from participants where id = any(${input.ids}::bigint[])
      and id = any(${childrenOf(input.customer_id)}) and deleted_at is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
