import type { SortColumn } from '@ribambelle/api/lists/columns.ts';
import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';

/** The query of a list: its rows in order, without a limit, and the same rows to be counted. */
export interface ListQuery<Row> {
  readonly rows: RawBuilder<Row>;
  readonly counted: RawBuilder<unknown>;
  /**
   * For a list that joins many tables: the ids of its rows in order, read from the tables that its
   * filters and its order use, and the rows of given ids. The join of a page is then one statement
   * for all filters, which the database plans once and not for each call.
   */
  readonly by_id?: {
    readonly ids: RawBuilder<{ readonly id: number }>;
    readonly load: (ids: readonly number[]) => RawBuilder<Row & { readonly id: number }>;
  };
}

/** The expressions that each sortable column sorts by. */
export type ColumnOrders<Declared> = Readonly<
  Record<SortColumn<Declared>, readonly RawBuilder<unknown>[]>
>;

/** The expressions that the columns of a list sort by, by column name. */
export type Orders = Readonly<Record<string, readonly RawBuilder<unknown>[]>>;

/**
 * Returns the order by a column, or its reverse; rows that are alike are ordered by id, so that no
 * page misses or repeats one.
 */
export function orderBy(
  sort: string,
  input: {
    readonly orders: Orders;
    readonly id: RawBuilder<unknown>;
  },
): RawBuilder<unknown> {
  const last_first = sort.startsWith('-');
  const by = input.orders[last_first ? sort.slice(1) : sort] ?? [];
  return sql.join([
    ...by.map((expression) => (last_first ? sql`${expression} desc` : expression)),
    input.id,
  ]);
}

/** Reads a page of a list and counts all of its rows, exactly up to 10 000. */
export async function readListPage<Row>(
  db: Db,
  {
    query,
    page,
  }: {
    readonly query: ListQuery<Row>;
    readonly page: { readonly limit: number; readonly offset: number };
  },
): Promise<{ readonly rows: readonly Row[]; readonly count: number }> {
  const [found, count] = await atOnce(
    () => readRows(db, { ...query, ...page }),
    () => countList(db, query),
  );
  return { rows: found, count };
}

async function readRows<Row>(
  db: Db,
  {
    rows,
    by_id,
    limit,
    offset,
  }: ListQuery<Row> & { readonly limit: number; readonly offset: number },
): Promise<readonly Row[]> {
  if (by_id === undefined)
    return (await sql<Row>`${rows} limit ${limit} offset ${offset}`.execute(db)).rows;
  const page = await sql<{
    id: number;
  }>`${by_id.ids} limit ${limit} offset ${offset}`.execute(db);
  const ids = page.rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const loaded = await by_id.load(ids).execute(db);
  const found = new Map(loaded.rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Reads the first rows of a list, at most `limit`. */
export function readFirst<Row>(
  db: Db,
  { query, limit }: { readonly query: ListQuery<Row>; readonly limit: number },
): Promise<readonly Row[]> {
  return readRows(db, { ...query, limit, offset: 0 });
}

/** Counts the rows of a list, exactly up to 10 000. */
export async function countList(db: Db, { counted }: ListQuery<unknown>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from (${counted} limit ${MOST_COUNTED}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts the rows of a list exactly. Reads them all: for callers that write them all. */
export async function countWholeList(db: Db, { counted }: ListQuery<unknown>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from (${counted}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Finds the ids of the first rows of a list, in its order; at most `limit`. */
export async function findIds(
  db: Db,
  { rows, limit }: ListQuery<{ readonly id: number }> & { readonly limit: number },
): Promise<readonly number[]> {
  const found = await sql<{ id: number }>`select id from (${rows} limit ${limit}) found`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}
