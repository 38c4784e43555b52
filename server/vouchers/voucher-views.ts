import { countedUpTo } from '@ribambelle/domain/base/counting.ts';
import { sql } from 'kysely';
import { searchWords } from '../activities/index.ts';
import { MOST_COUNTED } from '../database/counted.ts';
import type { Db } from '../database/transaction.ts';
import { loadShownImages } from '../files/index.ts';

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

/** The same for the back-office: those not published too, unless it is asked which. */
export async function findOfficeVouchers(db: Db, input: Page) {
  return pageOfVouchers(db, { ...input, counted: MOST_COUNTED });
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
