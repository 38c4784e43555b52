import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { refuse } from '../../refusal.ts';
import { itemsOf } from '../items.ts';
import type { Kind, Locked } from '../kind.ts';
import { linesOf, readBought } from './bought.ts';
import { cycleOf } from './held-of.ts';
import { lockHeldMemberships } from './held-views.ts';
import { insertItems } from './item-store.ts';
import { findWithdrawn } from './item-views.ts';
import { offer } from './offer.ts';
import { readItems } from './read-items.ts';
import { sellMemberships } from './sell.ts';

/**
 * A membership (2 §3), cycle by cycle: nobody has two cycles of one membership for the same days,
 * which the lock of the customer ensures.
 */
export const membershipKind: Kind = {
  type: 'MEMBERSHIP',
  count: (wish) => wish.memberships.length,
  offer,
  insertItems: (db, { items, ...input }) =>
    insertItems(db, { ...input, items: itemsOf('MEMBERSHIP', items) }),
  readItems,
  coming: null,
  lock: async (db, { organiser, now, of }): Promise<Locked> => {
    const { timezone } = organiser;
    const held = await lockHeldMemberships(db, of);
    const at = { held, now, timezone };
    return {
      refuseGone: async (items) => {
        const ownItems = itemsOf('MEMBERSHIP', items);
        if (ownItems.length === 0) return;
        const ids = ownItems.map(({ membership_id }) => membership_id);
        const withdrawn = await findWithdrawn(db, ids);
        const reasons = ownItems.flatMap((item): [string, ErrorCode][] => {
          if (withdrawn.includes(item.membership_id))
            return [[`items.${item.id}`, 'MEMBERSHIP_WITHDRAWN']];
          const cycle = cycleOf(item, at);
          return cycle.ok ? [] : [[`items.${item.id}`, cycle.refused]];
        });
        const [first] = reasons;
        if (first !== undefined) refuse(first[1], Object.fromEntries(reasons));
      },
      fitting: (items) => itemsOf('MEMBERSHIP', items).filter((item) => cycleOf(item, at).ok),
      startsOf: () => [],
      sell: (emit, sale) => sellMemberships(db, { emit, ...sale, held }),
    };
  },
  readBought,
  linesOf,
};
