import { inOrder } from '../database/statements.ts';
import type { Kind, Locked, ShownItem } from './kind.ts';
import { bookingKind } from './booking/booking-kind.ts';
import { bundleKind } from './bundle/bundle-kind.ts';
import { membershipKind } from './membership/membership-kind.ts';
import { registrationKind } from './registration/registration-kind.ts';
import { requestKind } from './registration-request/request-kind.ts';
import { voucherKind } from './voucher/voucher-kind.ts';

/**
 * All kinds of things that are sold. A new one is a folder next to these, a migration, and a line
 * here.
 */
export const KINDS: readonly Kind[] = [
  registrationKind,
  requestKind,
  // before the memberships, which lock the customer (docs/algorithms/locks.md)
  bookingKind,
  bundleKind,
  voucherKind,
  membershipKind,
];

/** Returns when shown items begin, each by its kind: a transfer must come by then (R32). */
export function startsShown(items: readonly ShownItem[]): readonly string[] {
  return items.flatMap(
    (item) => KINDS.find(({ type }) => type === item.type)?.startsShown?.(item) ?? [],
  );
}

/** Locks the holds of items of all kinds, each kind in its own way, and answers for all of them. */
export async function lockItems(...[db, input]: Parameters<Kind['lock']>): Promise<Locked> {
  const locks = await inOrder(...KINDS.map((kind) => () => kind.lock(db, input)));
  return {
    refuseGone: async (items, of) => {
      await inOrder(...locks.map((each) => () => each.refuseGone(items, of)));
    },
    fitting: (items) => {
      const fitting = new Set(locks.flatMap((each) => each.fitting(items)));
      return items.filter((item) => fitting.has(item));
    },
    startsOf: (items) => locks.flatMap((each) => each.startsOf(items)),
    sell: async (emit, sale) => {
      const rows = await inOrder(...locks.map((each) => () => each.sell(emit, sale)));
      return rows.flat();
    },
  };
}
