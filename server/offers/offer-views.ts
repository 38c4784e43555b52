import type { Json } from '@ribambelle/database/json.ts';
import { type Counted, countedOf, readToCount } from '@ribambelle/domain/base/counting.ts';
import { type RawBuilder, sql } from 'kysely';
import { searchWords } from '../activities/index.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { OFFER_TABLES, type Offered } from './offer-tables.ts';

/**
 * The columns that every kind of offer has; its texts are bilingual columns, its price is in minor
 * units.
 */
export interface OfferRow {
  readonly id: number;
  readonly cuid: string;
  readonly title: Json;
  readonly description: Json;
  readonly price: number;
  readonly published: boolean;
  readonly order: number;
}

/** The kind of offers, and their columns besides the common ones; the offer is `o`. */
interface Offers<Own> {
  readonly of: Offered;
  readonly own: RawBuilder<Own>;
}

const SHARED = sql`o.id, o.cuid, o.title, o.price, o.published, o."order"`;

/**
 * Finds a page of published offers in the organiser's order, and their number, counted up to the
 * bound of the site.
 */
export async function findOffers<Own>(
  db: Db,
  input: Offers<Own> & {
    filters: { id?: readonly number[] | undefined; search?: string | undefined };
    /** A further condition for an offer to be available now. */
    offered?: RawBuilder<unknown>;
    limit: number;
    offset: number;
  },
): Promise<{ rows: readonly (OfferRow & Own)[]; counted: Counted }> {
  const { own, filters, limit, offset } = input;
  const conditions = [sql`o.published`];
  if (filters.id !== undefined) conditions.push(sql`o.id = any(${filters.id})`);
  if (input.offered !== undefined) conditions.push(input.offered);
  conditions.push(...wordsFound(filters.search));
  const matching = sql`from ${sql.table(input.of)} o where ${sql.join(conditions, sql` and `)}`;
  const [page, matches] = await atOnce(
    () =>
      sql<OfferRow & Own>`select ${SHARED}, o.description, ${own} ${matching}
        order by o."order", o.id limit ${limit} offset ${offset}`.execute(db),
    () =>
      sql<{ count: number }>`select count(*) as count from (
        select ${matching} limit ${readToCount(offset)}) matching`.execute(db),
  );
  return { rows: page.rows, counted: countedOf(matches.rows[0]?.count ?? 0, { offset }) };
}

/** Finds an offer by its cuid, only a published one on request; undefined for none. */
export async function findOffer<Own>(
  db: Db,
  input: Offers<Own> & { cuid: string; published: boolean },
): Promise<(OfferRow & Own & { readonly version: number }) | undefined> {
  const { cuid, own, published } = input;
  const { rows } = await sql<OfferRow & Own & { readonly version: number }>`
    select ${SHARED}, o.description, o.version, ${own} from ${sql.table(input.of)} o
    where o.cuid = ${cuid} and (o.published or ${!published})`.execute(db);
  return rows[0];
}

/**
 * Tests whether an offer was ever sold, or is in a cart; the lock on its row keeps new ones
 * waiting.
 */
export async function isOfferUsed(db: Db, input: { of: Offered; id: number }): Promise<boolean> {
  const { id } = input;
  const { sold, id: column } = OFFER_TABLES[input.of];
  const { rows } = await sql<{ used: boolean }>`select
      exists (select from ${sql.table(sold)} where ${sql.ref(column)} = ${id})
      or exists (select from cart_items where ${sql.ref(column)} = ${id}) as used`.execute(db);
  return rows[0]?.used === true;
}

/**
 * Finds the title of an offer by its id or cuid, only a published one on request, as a bilingual
 * column; undefined for none.
 */
export async function findOfferTitle(
  db: Db,
  input: { of: Offered } & ({ id: number } | { cuid: string; published?: true }),
): Promise<{ readonly id: number; readonly title: Json } | undefined> {
  const which =
    'id' in input
      ? sql`id = ${input.id}`
      : sql`cuid = ${input.cuid} and (published or ${input.published !== true})`;
  const { rows } = await sql<{ id: number; title: Json }>`
    select id, title from ${sql.table(input.of)} where ${which}`.execute(db);
  return rows[0];
}

function wordsFound(search: string | undefined): readonly RawBuilder<unknown>[] {
  return searchWords(search).map((word) => sql`o.search_title @@ word_query(${word})`);
}

/** Selects the pictures of the offer with this alias in their order, in the shape of an image. */
export function offerImages(of: Offered, alias: string): RawBuilder<unknown> {
  const { images, id } = OFFER_TABLES[of];
  const offer = sql.ref(alias);
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'public_url', '/files/' || f.cuid, 'width', f.width, 'height', f.height)
      order by shown."order", f.id), '[]')
    from ${sql.table(images)} shown join files f on f.organiser_id = shown.organiser_id and f.id = shown.file_id
    where shown.organiser_id = ${offer}.organiser_id and shown.${sql.ref(id)} = ${offer}.id)`;
}
