import type { customerBundleColumns } from '@ribambelle/api/customer-bundles/customer-bundle-columns.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { BundleEntity } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { BUNDLE_USED } from '../kinds/index.ts';
import type { ListQuery } from '../lists/list-views.ts';
import {
  findSold,
  findSoldTo,
  loadSoldOfCart,
  selectSold,
  type SoldDays,
  type SoldKind,
  type SoldRow,
} from '../sold/index.ts';

/** A sold pack; its holder is the only participant who can use it, null for the whole family. */
interface Own {
  readonly entity: BundleEntity;
  readonly capacity: number | null;
  readonly used: number;
}

export type CustomerBundleRow = SoldRow & Own;

const SOLD_BUNDLES: SoldKind<Own> = {
  of: 'bundles',
  own: sql<Own>`o.entity, s.capacity, ${BUNDLE_USED} as used`,
  holder: sql`participants p on p.organiser_id = s.organiser_id and p.id = s.participant_id`,
};

/** A registration that a pack paid; its title is a bilingual column. */
export interface BundleUseRow {
  readonly cuid: string;
  readonly title: Json;
  readonly firstname: string;
  readonly lastname: string;
  readonly start_at: string;
  readonly quantity: number;
  readonly given_back: boolean;
}

/** Loads the uses of a sold pack, the last one first; a hundred at most. */
export async function loadBundleUses(db: Db, id: number): Promise<readonly BundleUseRow[]> {
  const { rows } = await sql<BundleUseRow>`
    select r.cuid, v.title, p.firstname, p.lastname, a.start_at, r.quantity, r.bundle_capacity_refunded as given_back
    from registrations r
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where r.customer_bundle_id = ${id}
    order by r.created_at desc, r.id limit 100`.execute(db);
  return rows;
}

/**
 * Loads the published activities for which a sold pack can be used; none when it is for all. Titles
 * are bilingual columns.
 */
export async function loadUsableActivities(
  db: Db,
  id: number,
): Promise<readonly { cuid: string; slug: string; title: Json }[]> {
  const { rows } = await sql<{ cuid: string; slug: string; title: Json }>`
    select v.cuid, v.slug, v.title
    from customer_bundles s
    join bundle_activities named on named.organiser_id = s.organiser_id and named.bundle_id = s.bundle_id
    join activities v on v.organiser_id = named.organiser_id and v.id = named.activity_id
    where s.id = ${id} and v.published
    order by v.slug, v.id`.execute(db);
  return rows;
}

/** Returns a page of a customer's packs, the last one first, and the total number. */
export async function findBundlesOfCustomer(
  db: Db,
  input: { customer_id: number; limit: number; offset: number },
) {
  return findSoldTo(db, { ...SOLD_BUNDLES, ...input });
}

/**
 * Selects sold packs, the newest first unless sorted: of one customer, or found by a name or an
 * address.
 */
export function selectCustomerBundles(input: {
  search: string;
  customer: string | undefined;
  days: SoldDays;
  timezone: string;
  sort: Order<typeof customerBundleColumns> | undefined;
}): ListQuery<CustomerBundleRow> {
  return selectSold({
    ...SOLD_BUNDLES,
    ...input,
    orders: {},
  });
}

/** Returns one sold pack by its cuid, of one customer alone when named; undefined for none. */
export async function findCustomerBundle(db: Db, input: { cuid: string; customer_id?: number }) {
  return findSold(db, { ...SOLD_BUNDLES, ...input });
}

/** Loads the packs of an order, in the order in which they were sold. */
export async function loadBundlesOfCart(db: Db, cart_id: number) {
  return loadSoldOfCart(db, { ...SOLD_BUNDLES, cart_id });
}
