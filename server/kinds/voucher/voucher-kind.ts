import { refuse } from '../../refusal.ts';
import { itemsOf } from '../items.ts';
import type { Kind, Locked } from '../kind.ts';
import { linesOf, readBought } from './bought.ts';
import { insertItems } from './item-store.ts';
import { findWithdrawn } from './item-views.ts';
import { offer } from './offer.ts';
import { readItems } from './read-items.ts';
import { sellVouchers } from './sell.ts';

/**
 * A gift certificate of an amount or a pack (2 §3): nothing of it is scarce, so that a cart holds
 * only its price and its promised terms.
 */
export const voucherKind: Kind = {
  type: 'VOUCHER',
  count: (wish) => wish.vouchers.length,
  offer,
  insertItems: (db, { items, ...input }) =>
    insertItems(db, { ...input, items: itemsOf('VOUCHER', items) }),
  readItems,
  coming: null,
  lock: async (db, { now }): Promise<Locked> => ({
    refuseGone: async (items) => {
      const ownItems = itemsOf('VOUCHER', items);
      if (ownItems.length === 0) return;
      const ids = ownItems.map(({ voucher_id }) => voucher_id);
      const withdrawn = await findWithdrawn(db, { ids, now });
      const goneItems = ownItems.filter(({ voucher_id }) => withdrawn.includes(voucher_id));
      if (goneItems.length === 0) return;
      const reasons = goneItems.map(({ id }) => [`items.${id}`, 'VOUCHER_WITHDRAWN'] as const);
      refuse('VOUCHER_WITHDRAWN', Object.fromEntries(reasons));
    },
    fitting: (items) => itemsOf('VOUCHER', items),
    startsOf: () => [],
    sell: (emit, sale) => sellVouchers(db, { emit, ...sale }),
  }),
  readBought,
  linesOf,
};
