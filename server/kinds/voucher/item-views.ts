import type { Json } from '@ribambelle/database/json.ts';
import type { VoucherTerms } from '@ribambelle/domain/vouchers/voucher-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { offerImages } from '../../offers/index.ts';
import { type GivenBundleRow } from '../../vouchers/index.ts';
import type { ShownItem } from '../kind.ts';

/** A voucher in a cart with the facts of its line; its title is a bilingual column. */
export interface VoucherItemRow {
  readonly id: number;
  readonly cuid: string;
  readonly price: number;
  readonly deposit: number;
  readonly quantity: number;
  readonly expires_at: string;
  readonly extended: boolean;
  readonly terms: VoucherTerms;
  readonly voucher_id: number;
  readonly voucher_cuid: string;
  readonly title: Json;
  /** The pack that it was for when it was added. */
  readonly bundle: GivenBundleRow | null;
  readonly images: NonNullable<ShownItem['voucher']>['images'];
}

/** The pack that the item `i` is for, as it was promised when it was added. */
const GIVEN = sql<GivenBundleRow | null>`(
  select jsonb_build_object('id', given.id, 'cuid', given.cuid, 'title', given.title, 'capacity', i.price_lines #> '{bundle,capacity}',
    'entity', given.entity)
  from bundles given where given.organiser_id = i.organiser_id and given.id = (i.price_lines #>> '{bundle,id}')::bigint)`;

/**
 * Loads the live vouchers in the customer's current cart, in the order in which they were added.
 */
export async function loadCurrentVouchers(
  db: Db,
  input: { customer_id: number; now: string },
): Promise<readonly VoucherItemRow[]> {
  const { rows } = await sql<VoucherItemRow>`
    select i.id, i.cuid, i.price, i.deposit, i.quantity, i.expires_at, i.extended, i.price_lines as terms, v.id as voucher_id,
      v.cuid as voucher_cuid, v.title, ${GIVEN} as bundle, ${offerImages('vouchers', 'v')} as images
    from carts k
    join cart_items i on i.organiser_id = k.organiser_id and i.cart_id = k.id
    join vouchers v on v.organiser_id = i.organiser_id and v.id = i.voucher_id
    where k.customer_id = ${input.customer_id} and k.status <> 'PROCESSED'
      and i.type = 'VOUCHER' and i.processed_at is null and i.expires_at > ${input.now}
    order by i.created_at, i.id`.execute(db);
  return rows;
}

/** Finds those of these vouchers that are no longer offered, or are for a pack that is over. */
export async function findWithdrawn(
  db: Db,
  input: { ids: readonly number[]; now: string },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from vouchers v left join bundles b on b.organiser_id = v.organiser_id and b.id = v.bundle_id
    where v.id = any(${input.ids}::bigint[]) and (not v.published or b.expires_at <= ${input.now})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
