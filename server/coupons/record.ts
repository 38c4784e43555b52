import { coupons } from '@ribambelle/api/coupons/record.ts';
import { sql } from 'kysely';
import { nameActivities } from '../activities/index.ts';
import { storedRecord } from '../records/stored-record.ts';
import { storedReduction } from '../discounts/index.ts';
import { holding, isCouponUsed, leaveCarts } from './coupon-store.ts';
import { loadCouponActivities } from './coupon-views.ts';
import { refuseImpossible } from './refuse-impossible.ts';

/** Coupons: one that was used stays; one that is deleted leaves the carts that hold it. */
export const storedCoupons = storedRecord(coupons, {
  ...storedReduction,
  table: 'coupons',
  parts: [{ table: 'coupon_activities', column: 'coupon_id' }],
  facts: {
    used: sql`(select count(*)::integer from coupon_uses u
      where u.organiser_id = r.organiser_id and u.coupon_id = r.id)`,
    held: (now) => sql`(select count(*)::integer
      from ${holding(now)} and held.coupon_id = r.id)`,
    discounted_amount: sql`(select coalesce(sum(u.amount), 0)::integer from coupon_uses u
      where u.organiser_id = r.organiser_id and u.coupon_id = r.id)`,
  },
  links: {
    activities: {
      load: async (db, { id, text }) =>
        (await loadCouponActivities(db, id)).map(({ cuid, title }) => ({
          cuid,
          title: text(title),
        })),
      save: (db, { cuids, ...of }) =>
        nameActivities(db, { ...of, of: 'coupons', activities: cuids }),
    },
  },
  orders: (language) => ({ code: [sql`r.code`], ...storedReduction.orders(language) }),
  unique: { field: 'code', taken: 'COUPON_CODE_TAKEN' },
  settled: (values) => {
    refuseImpossible(values);
    return values;
  },
  refusedUse: async (db, id) => ((await isCouponUsed(db, id)) ? 'COUPON_IN_USE' : null),
  detach: leaveCarts,
});
