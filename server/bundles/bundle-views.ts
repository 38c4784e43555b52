import { countedUpTo } from '@ribambelle/domain/base/counting.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { bundleColumns } from '@ribambelle/api/bundles/bundle-columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { BundleEntity } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { sql } from 'kysely';
import { searchWords } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import { loadShownImages } from '../files/index.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { titleOrder } from '../lists/title-order-views.ts';

interface Filters {
  readonly id?: readonly number[] | undefined;
  readonly search?: string | undefined;
  readonly published?: boolean | undefined;
  /** Those that can still be used then. */
  readonly usable_at?: string | undefined;
}

interface Page {
  readonly organiser_id: number;
  readonly filters: Filters;
  readonly limit: number;
  readonly offset: number;
}

const COLUMNS = [
  'id',
  'cuid',
  'title',
  'description',
  'price',
  'capacity',
  'duration',
  'expires_at',
  'entity',
  'published',
  'order',
] as const;

/** A page of bundles in the organiser's order, and how many there are, counted up to the bound of the site. */
export async function findBundles(db: Db, input: Page & { now: string }) {
  return pageOfBundles(db, {
    ...input,
    filters: { ...input.filters, published: true, usable_at: input.now },
    counted: countedUpTo(input.offset),
  });
}

/** A bundle in the list of the back-office, with the address of its first picture; null for none. */
export interface OfficeBundleFound {
  readonly id: number;
  readonly cuid: string;
  readonly title: Json;
  readonly price: number;
  readonly capacity: number | null;
  readonly duration: number | null;
  readonly expires_at: string | null;
  readonly entity: BundleEntity;
  readonly published: boolean;
  readonly order: number;
  readonly picture: string | null;
}

/** Bundles in the organiser's order unless sorted, published or not unless it is asked which. */
export function selectBundles(input: {
  organiser_id: number;
  filters: Omit<Filters, 'id'>;
  language: Language;
  sort: Order<typeof bundleColumns> | undefined;
}): ListQuery<OfficeBundleFound> {
  const { organiser_id, filters, language, sort } = input;
  const conditions = [sql`b.organiser_id = ${organiser_id}`];
  if (filters.published !== undefined) conditions.push(sql`b.published = ${filters.published}`);
  for (const word of searchWords(filters.search))
    conditions.push(sql`b.search_title @@ word_query(${word})`);
  const matching = sql`where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof bundleColumns> = {
    title: [titleOrder(sql`b.title`, language)],
    price: [sql`b.price`],
    capacity: [sql`b.capacity`],
    duration: [sql`b.duration`],
  };
  const order =
    sort === undefined ? sql`b."order", b.id` : orderBy(sort, { orders, id: sql`b.id` });
  return {
    rows: sql`select b.id, b.cuid, b.title, b.price, b.capacity, b.duration, b.expires_at, b.entity, b.published, b."order", (
        select '/files/' || f.cuid from bundle_images shown
        join files f on f.organiser_id = shown.organiser_id and f.id = shown.file_id
        where shown.organiser_id = b.organiser_id and shown.bundle_id = b.id order by shown."order", f.id limit 1) as picture
      from bundles b ${matching} order by ${order}`,
    counted: sql`select from bundles b ${matching}`,
  };
}

async function pageOfBundles(db: Db, input: Page & { counted: number }) {
  const { filters, organiser_id } = input;
  const words = searchWords(filters.search);
  let matching = db.selectFrom('bundles').where('organiser_id', '=', organiser_id);
  if (filters.id !== undefined) matching = matching.where(sql<boolean>`id = any(${filters.id})`);
  if (filters.published !== undefined)
    matching = matching.where('published', '=', filters.published);
  const { usable_at } = filters;
  if (usable_at !== undefined)
    matching = matching.where((row) =>
      row.or([row('expires_at', 'is', null), row('expires_at', '>', usable_at)]),
    );
  for (const word of words)
    matching = matching.where(sql<boolean>`search_title @@ word_query(${word})`);
  const rows = await matching
    .select(COLUMNS)
    .orderBy('order')
    .orderBy('id')
    .limit(input.limit)
    .offset(input.offset)
    .execute();
  const counted = await db
    .selectFrom(matching.select('id').limit(input.counted).as('matching'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: counted.count };
}

export type BundleRow = Awaited<ReturnType<typeof findBundles>>['rows'][number];

/** One bundle by its cuid, a published one where it is asked so; undefined for none. */
export async function findBundle(
  db: Db,
  input: { organiser_id: number; bundle: string; published?: true },
): Promise<(BundleRow & { readonly version: number }) | undefined> {
  return db
    .selectFrom('bundles')
    .select(COLUMNS)
    .select('version')
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.bundle)
    .$if(input.published === true, (query) => query.where('published', '=', true))
    .executeTakeFirst();
}

/** The activities for which these bundles can be used, by title; their titles are bilingual columns. */
export async function loadBundleActivities(
  db: Db,
  input: { organiser_id: number; ids: readonly number[] },
) {
  return db
    .selectFrom('bundle_activities as named')
    .innerJoin('activities', (join) =>
      join
        .onRef('activities.organiser_id', '=', 'named.organiser_id')
        .onRef('activities.id', '=', 'named.activity_id'),
    )
    .select(['named.bundle_id', 'activities.cuid', 'activities.slug', 'activities.title'])
    .select('activities.published')
    .where('named.organiser_id', '=', input.organiser_id)
    .where('named.bundle_id', 'in', [...input.ids])
    .orderBy('activities.slug')
    .orderBy('activities.id')
    .execute();
}

/** The pictures of these bundles, each one's in order. */
export async function loadBundleImages(
  db: Db,
  input: { organiser_id: number; ids: readonly number[] },
) {
  return loadShownImages(db, { of: 'bundles', ...input });
}

/** Whether one was ever sold, or lies in a cart; the lock on its row keeps new ones waiting. */
export async function isBundleUsed(
  db: Db,
  { organiser_id, id }: { organiser_id: number; id: number },
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
      exists (select from customer_bundles where organiser_id = ${organiser_id} and bundle_id = ${id})
      or exists (select from cart_items where organiser_id = ${organiser_id} and bundle_id = ${id}) as used`.execute(
    db,
  );
  return rows[0]?.used === true;
}
