import { refuse } from '../../refusal.ts';
import { itemsOf } from '../items.ts';
import type { Kind, Locked } from '../kind.ts';
import { checkItems, refuseBroken } from './check-items.ts';
import { linesOf, readBought } from './bought.ts';
import { insertItems } from './item-store.ts';
import { findWithdrawn } from './item-views.ts';
import { offer } from './offer.ts';
import { readItems } from './read-items.ts';
import { makeRequests } from './sell.ts';

/**
 * A registration request for an activity (2 §3, 3 §4): it holds no place and costs nothing, until
 * staff approve it.
 */
export const requestKind: Kind = {
  type: 'REGISTRATION_REQUEST',
  count: (wish) => wish.registrations_requests.length,
  offer,
  insertItems: (db, { items, ...input }) =>
    insertItems(db, { ...input, items: itemsOf('REGISTRATION_REQUEST', items) }),
  readItems,
  coming: null,
  lock: async (db, { organiser, now }): Promise<Locked> => ({
    refuseGone: async (items) => {
      const ownItems = itemsOf('REGISTRATION_REQUEST', items);
      if (ownItems.length === 0) return;
      const ids = ownItems.map(({ requested_activity_id }) => requested_activity_id);
      const withdrawn = await findWithdrawn(db, ids);
      const goneItems = ownItems.filter((item) => withdrawn.includes(item.requested_activity_id));
      if (goneItems.length > 0) {
        const reasons = goneItems.map(({ id }) => [`items.${id}`, 'ACTIVITY_WITHDRAWN'] as const);
        refuse('ACTIVITY_WITHDRAWN', Object.fromEntries(reasons));
      }
      const results = await checkItems(db, { organiser, now, items: ownItems });
      refuseBroken(ownItems, results);
    },
    fitting: (items) => itemsOf('REGISTRATION_REQUEST', items),
    startsOf: () => [],
    sell: (emit, sale) => makeRequests(db, { emit, ...sale }),
  }),
  readBought,
  linesOf,
};
