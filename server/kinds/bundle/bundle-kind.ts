import { refuse } from '../../refusal.ts';
import { itemsOf } from '../items.ts';
import type { Kind, Locked } from '../kind.ts';
import { linesOf, readBought } from './bought.ts';
import { insertItems } from './item-store.ts';
import { findWithdrawn } from './item-views.ts';
import { offer } from './offer.ts';
import { readItems } from './read-items.ts';
import { sellBundles } from './sell.ts';

/**
 * A pack of registrations (2 §3): nothing of it is scarce, so that a cart holds only its price and
 * its promised terms.
 */
export const bundleKind: Kind = {
  type: 'BUNDLE',
  count: (wish) => wish.bundles.length,
  offer,
  insertItems: (db, { items, ...input }) =>
    insertItems(db, { ...input, items: itemsOf('BUNDLE', items) }),
  readItems,
  coming: null,
  lock: async (db, { now }): Promise<Locked> => ({
    refuseGone: async (items) => {
      const ownItems = itemsOf('BUNDLE', items);
      if (ownItems.length === 0) return;
      const ids = ownItems.map(({ bundle_id }) => bundle_id);
      const withdrawn = await findWithdrawn(db, { ids, now });
      const goneItems = ownItems.filter(({ bundle_id }) => withdrawn.includes(bundle_id));
      if (goneItems.length === 0) return;
      const reasons = goneItems.map(({ id }) => [`items.${id}`, 'BUNDLE_WITHDRAWN'] as const);
      refuse('BUNDLE_WITHDRAWN', Object.fromEntries(reasons));
    },
    fitting: (items) => itemsOf('BUNDLE', items),
    startsOf: () => [],
    sell: (emit, sale) => sellBundles(db, { emit, ...sale }),
  }),
  readBought,
  linesOf,
};
