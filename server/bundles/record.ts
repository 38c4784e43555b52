import { bundles } from '@ribambelle/api/bundles/record.ts';
import { sql } from 'kysely';
import { nameActivities, searchWords, wholeFirst } from '../activities/index.ts';
import { setUploadedImages, uploadedImage } from '../files/index.ts';
import { titleOrder } from '../lists/title-order-views.ts';
import { isOfferUsed } from '../offers/index.ts';
import { storedRecord } from '../records/stored-record.ts';
import { isGiven } from './bundle-store.ts';
import { loadBundleActivities, loadBundleImages } from './bundle-views.ts';

/** Bundles that are offered: one that was sold, is in a cart or is given by a voucher stays. */
export const storedBundles = storedRecord(bundles, {
  table: 'bundles',
  dated: true,
  parts: [
    { table: 'bundle_images', column: 'bundle_id' },
    { table: 'bundle_activities', column: 'bundle_id' },
  ],
  facts: {
    picture: sql`(select '/files/' || f.cuid from bundle_images shown
      join files f on f.organiser_id = shown.organiser_id and f.id = shown.file_id
      where shown.organiser_id = r.organiser_id and shown.bundle_id = r.id
      order by shown."order", f.id limit 1)`,
    in_use: sql`(exists (select from customer_bundles sold
        where sold.organiser_id = r.organiser_id and sold.bundle_id = r.id)
      or exists (select from cart_items item
        where item.organiser_id = r.organiser_id and item.bundle_id = r.id))`,
  },
  links: {
    images: {
      load: async (db, { organiser_id, id }) =>
        (await loadBundleImages(db, { organiser_id, ids: [id] })).map(uploadedImage),
      save: (db, of) => setUploadedImages(db, { ...of, of: 'bundles' }),
    },
    activities: {
      load: async (db, { organiser_id, id, text }) =>
        (await loadBundleActivities(db, { organiser_id, ids: [id] })).map(({ cuid, title }) => ({
          cuid,
          title: text(title),
        })),
      save: (db, { cuids, ...of }) =>
        nameActivities(db, { ...of, of: 'bundles', activities: cuids }),
    },
  },
  matches: ({ search, published }) => [
    ...searchWords(search).map((word) => sql`r.search_title @@ word_query(${word})`),
    ...(published === undefined ? [] : [sql`r.published = ${published}`]),
  ],
  orders: (language) => ({
    title: [titleOrder(sql`r.title`, language)],
    price: [sql`r.price`],
    capacity: [sql`r.capacity`],
    duration: [sql`r.duration`],
  }),
  order: ({ search }) => sql`${wholeFirst(sql`r.search_title`, search)}r."order"`,
  present: (row, { organiser }) => ({
    ...row,
    picture:
      row['picture'] ?? `/pictures/paper/${row.cuid}.svg?accent=${organiser.accent_color.slice(1)}`,
  }),
  isUsed: async (db, of) =>
    (await isOfferUsed(db, { ...of, of: 'bundles' })) || (await isGiven(db, of)),
});
