import { vouchers } from '@ribambelle/api/vouchers/record.ts';
import { decideWorth } from '@ribambelle/domain/vouchers/voucher-worth.ts';
import { sql } from 'kysely';
import { storedOffer } from '../offers/index.ts';
import { type Reference, storedRecord } from '../records/stored-record.ts';
import { refuse } from '../refusal.ts';

const { isUsed, ...offer } = storedOffer('vouchers', 'gift');

const named: Reference['shown'] = ({ cuid, title = null }, { text }) => ({
  cuid,
  title: text(title),
});

/** Vouchers that are offered: one that was sold or is in a cart stays. */
export const storedVouchers = storedRecord(vouchers, {
  ...offer,
  references: {
    bundle: {
      table: 'bundles',
      column: 'bundle_id',
      shows: ['title'],
      unknown: 'BUNDLE_NOT_FOUND',
      shown: named,
      listed: named,
    },
  },
  orders: (language) => ({
    ...offer.orders(language),
    amount: [sql`r.amount`],
    duration: [sql`r.duration`],
  }),
  settled: (values) => {
    const worth = decideWorth(values);
    if (!worth.ok) refuse(worth.refused, worth.fields);
    return worth.value;
  },
  refusedUse: async (db, id) => ((await isUsed(db, id)) ? 'VOUCHER_IN_USE' : null),
});
