import { type RawBuilder, sql } from 'kysely';
import { searchWords, wholeFirst } from '../activities/index.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import { loadShownImages, setUploadedImages, uploadedImage } from '../files/index.ts';
import type { ListReader } from '../lists/office-list.ts';
import { titleOrder } from '../lists/title-order-views.ts';
import type { Link } from '../records/stored-record.ts';
import type { Values } from '../records/values.ts';
import { OFFER_TABLES, type Offered } from './offer-tables.ts';
import { isOfferUsed } from './offer-views.ts';

/** Returns the uploaded pictures of an offer as a link of its record. */
export function picturesOf(of: Offered): Link {
  return {
    load: async (db, { id }) => (await loadShownImages(db, { of, ids: [id] })).map(uploadedImage),
    save: (db, { id, cuids }) => setUploadedImages(db, { of, id, cuids }),
  };
}

/** Returns the address of the first picture of the offer `r`; null for none. */
export function firstPicture(of: Offered): RawBuilder<unknown> {
  const { images, id } = OFFER_TABLES[of];
  return sql`(select '/files/' || f.cuid from ${sql.table(images)} shown
    join files f on f.organiser_id = shown.organiser_id and f.id = shown.file_id
    where shown.organiser_id = r.organiser_id and shown.${sql.ref(id)} = r.id
    order by shown."order", f.id limit 1)`;
}

/** Returns a row with the drawing of its kind where it has no picture. */
export function withDrawing(drawing: 'paper' | 'gift') {
  return (row: Values & { readonly cuid: string }, { organiser }: ListReader): Values => ({
    ...row,
    picture:
      row['picture'] ??
      `/pictures/${drawing}/${row.cuid}.svg?accent=${organiser.accent_color.slice(1)}`,
  });
}

/**
 * Returns the common part of how bundles, memberships and vouchers are stored: pictures, words,
 * sorting, the organiser's order, and whether one was sold or is in a cart.
 */
export function storedOffer(of: Exclude<Offered, 'resources'>, drawing: 'paper' | 'gift') {
  const { images, sold, id } = OFFER_TABLES[of];
  return {
    table: of,
    dated: true,
    parts: [{ table: images, column: id }],
    facts: {
      picture: firstPicture(of),
      in_use: sql`(exists (select from ${sql.table(sold)} sold
          where sold.organiser_id = r.organiser_id and sold.${sql.ref(id)} = r.id)
        or exists (select from cart_items item
          where item.organiser_id = r.organiser_id and item.${sql.ref(id)} = r.id))`,
    },
    links: { images: picturesOf(of) },
    matches: (filters: {
      readonly search?: string | undefined;
      readonly published?: boolean | undefined;
    }): readonly RawBuilder<unknown>[] => [
      ...searchWords(filters.search).map((word) => sql`r.search_title @@ word_query(${word})`),
      ...(filters.published === undefined ? [] : [sql`r.published = ${filters.published}`]),
    ],
    orders: (language: Language) => ({
      title: [titleOrder(sql`r.title`, language)],
      price: [sql`r.price`],
    }),
    order: ({ search }: { readonly search?: string | undefined }) =>
      sql`${wholeFirst(sql`r.search_title`, search)}r."order"`,
    present: withDrawing(drawing),
    isUsed: (db: Db, offer_id: number) => isOfferUsed(db, { id: offer_id, of }),
  };
}
