import { bundles } from '@ribambelle/api/bundles/record.ts';
import { sql } from 'kysely';
import { nameActivities } from '../activities/index.ts';
import { refuseOtherCategory } from '../organisers/index.ts';
import { storedOffer } from '../offers/index.ts';
import { storedRecord } from '../records/stored-record.ts';
import { isGiven } from './bundle-store.ts';
import { loadBundleActivities } from './bundle-views.ts';

const { isUsed, ...offer } = storedOffer('bundles', 'paper');

/** Bundles that are offered: one that was sold, is in a cart or is given by a voucher stays. */
export const storedBundles = storedRecord(bundles, {
  ...offer,
  parts: [...offer.parts, { table: 'bundle_activities', column: 'bundle_id' }],
  links: {
    ...offer.links,
    activities: {
      load: async (db, { id, text }) =>
        (await loadBundleActivities(db, [id])).map(({ cuid, title }) => ({
          cuid,
          title: text(title),
        })),
      save: (db, { cuids, ...of }) =>
        nameActivities(db, { ...of, of: 'bundles', activities: cuids }),
    },
  },
  orders: (language) => ({
    ...offer.orders(language),
    capacity: [sql`r.capacity`],
    duration: [sql`r.duration`],
  }),
  settled: (values, organiser) => {
    refuseOtherCategory(values.vat_category, { organiser });
    return values;
  },
  refusedUse: async (db, id) =>
    (await isUsed(db, id)) || (await isGiven(db, id)) ? 'BUNDLE_IN_USE' : null,
});
