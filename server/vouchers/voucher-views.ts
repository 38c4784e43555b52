import { countedUpTo } from '@ribambelle/domain/base/counting.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { voucherColumns } from '@ribambelle/api/vouchers/voucher-columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
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
  'amount',
  'duration',
  'published',
  'order',
] as const;

/** A page of vouchers in the organiser's order, and how many there are, counted up to the bound of the site. */
export async function findVouchers(db: Db, input: Page) {
  return pageOfVouchers(db, {
    ...input,
    filters: { ...input.filters, published: true },
    counted: countedUpTo(input.offset),
  });
}

/** A voucher in the list of the back-office, with the address of its first picture; null for none. */
export interface OfficeVoucherFound {
  readonly id: number;
  readonly cuid: string;
  readonly title: Json;
  readonly price: number;
  readonly amount: number;
  readonly duration: number | null;
  readonly published: boolean;
  readonly order: number;
  readonly picture: string | null;
}

/** Vouchers in the organiser's order unless sorted, published or not unless it is asked which. */
export function selectVouchers(input: {
  organiser_id: number;
  filters: Omit<Filters, 'id'>;
  language: Language;
  sort: Order<typeof voucherColumns> | undefined;
}): ListQuery<OfficeVoucherFound> {
  const { organiser_id, filters, language, sort } = input;
  const conditions = [sql`v.organiser_id = ${organiser_id}`];
  if (filters.published !== undefined) conditions.push(sql`v.published = ${filters.published}`);
  for (const word of searchWords(filters.search))
    conditions.push(sql`v.search_title @@ word_query(${word})`);
  const matching = sql`where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof voucherColumns> = {
    title: [titleOrder(sql`v.title`, language)],
    price: [sql`v.price`],
    amount: [sql`v.amount`],
    duration: [sql`v.duration`],
  };
  const order =
    sort === undefined ? sql`v."order", v.id` : orderBy(sort, { orders, id: sql`v.id` });
  return {
    rows: sql`select v.id, v.cuid, v.title, v.price, v.amount, v.duration, v.published, v."order", (
        select '/files/' || f.cuid from voucher_images shown
        join files f on f.organiser_id = shown.organiser_id and f.id = shown.file_id
        where shown.organiser_id = v.organiser_id and shown.voucher_id = v.id order by shown."order", f.id limit 1) as picture
      from vouchers v ${matching} order by ${order}`,
    counted: sql`select from vouchers v ${matching}`,
  };
}

async function pageOfVouchers(db: Db, input: Page & { counted: number }) {
  const { filters, organiser_id } = input;
  const words = searchWords(filters.search);
  let matching = db.selectFrom('vouchers').where('organiser_id', '=', organiser_id);
  if (filters.id !== undefined) matching = matching.where(sql<boolean>`id = any(${filters.id})`);
  if (filters.published !== undefined)
    matching = matching.where('published', '=', filters.published);
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

export type VoucherRow = Awaited<ReturnType<typeof findVouchers>>['rows'][number];

/** One voucher by its cuid, a published one where it is asked so; undefined for none. */
export async function findVoucher(
  db: Db,
  input: { organiser_id: number; voucher: string; published?: true },
): Promise<(VoucherRow & { readonly version: number }) | undefined> {
  return db
    .selectFrom('vouchers')
    .select(COLUMNS)
    .select('version')
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.voucher)
    .$if(input.published === true, (query) => query.where('published', '=', true))
    .executeTakeFirst();
}

/** The pictures of these vouchers, each one's in order. */
export async function loadVoucherImages(
  db: Db,
  input: { organiser_id: number; ids: readonly number[] },
) {
  return loadShownImages(db, { of: 'vouchers', ...input });
}

/** Whether one was ever sold, or lies in a cart; the lock on its row keeps new ones waiting. */
export async function isVoucherUsed(
  db: Db,
  { organiser_id, id }: { organiser_id: number; id: number },
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
      exists (select from customer_vouchers where organiser_id = ${organiser_id} and voucher_id = ${id})
      or exists (select from cart_items where organiser_id = ${organiser_id} and voucher_id = ${id}) as used`.execute(
    db,
  );
  return rows[0]?.used === true;
}
