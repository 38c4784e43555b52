import type { Json } from '@ribambelle/database/json.ts';
import type { BundleTerms } from '@ribambelle/domain/bundles/bundle-terms.ts';
import type { Taxed } from '@ribambelle/domain/vat/item-vat.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { offerImages } from '../../offers/index.ts';
import type { ShownItem } from '../kind.ts';

/** A pack in a cart with the facts of its line; its title is a bilingual column. */
export interface BundleItemRow {
  readonly id: number;
  readonly cuid: string;
  readonly price: number;
  readonly deposit: number;
  readonly quantity: number;
  readonly expires_at: string;
  readonly extended: boolean;
  readonly terms: BundleTerms & Taxed;
  readonly bundle_id: number;
  readonly bundle_cuid: string;
  readonly title: Json;
  readonly participant: {
    readonly id: number;
    readonly cuid: string;
    readonly firstname: string;
    readonly lastname: string;
  } | null;
  readonly images: NonNullable<ShownItem['bundle']>['images'];
}

/** Loads the live packs in the customer's current cart, in the order in which they were added. */
export async function loadCurrentBundles(
  db: Db,
  input: { customer_id: number; now: string },
): Promise<readonly BundleItemRow[]> {
  const { rows } = await sql<BundleItemRow>`
    select i.id, i.cuid, i.price, i.deposit, i.quantity, i.expires_at, i.extended, i.price_lines as terms, b.id as bundle_id,
      b.cuid as bundle_cuid, b.title, case when p.id is not null then
        jsonb_build_object('id', p.id, 'cuid', p.cuid, 'firstname', p.firstname, 'lastname', p.lastname) end as participant, ${offerImages('bundles', 'b')} as images
    from carts k
    join cart_items i on i.organiser_id = k.organiser_id and i.cart_id = k.id
    join bundles b on b.organiser_id = i.organiser_id and b.id = i.bundle_id
    left join participants p on p.organiser_id = i.organiser_id and p.id = i.participant_id
    where k.customer_id = ${input.customer_id} and k.status <> 'PROCESSED'
      and i.type = 'BUNDLE' and i.processed_at is null and i.expires_at > ${input.now}
    order by i.created_at, i.id`.execute(db);
  return rows;
}

/** Finds those of these packs that are no longer offered, or could no longer be used. */
export async function findWithdrawn(
  db: Db,
  input: { ids: readonly number[]; now: string },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from bundles where id = any(${input.ids}::bigint[])
      and (not published or expires_at <= ${input.now})`.execute(db);
  return rows.map(({ id }) => id);
}
