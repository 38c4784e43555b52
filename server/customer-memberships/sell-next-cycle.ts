import { sellTogether } from '../checkout/index.ts';
import { findBuyer } from '../customers/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import {
  decideMembershipOffer,
  loadMembershipOffers,
  lockHeldOf,
  sellMemberships,
} from '../kinds/index.ts';
import { coverRenewal } from '../payment-mandates/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { CustomerMembershipRow } from './customer-membership-views.ts';

/**
 * Sells the next cycle of a membership that renews itself, at the announced price: an order of its
 * own, whose e-mail says how it is paid. Sells nothing to a deleted account, nor a cycle that is no
 * longer available.
 */
export async function sellNextCycle(
  db: Db,
  input: Emitting & { organiser: Organiser; row: CustomerMembershipRow; now: string },
): Promise<void> {
  const { emit, organiser, row, now } = input;
  const { timezone } = organiser;
  const { membership_id, holder } = row;
  const buyer = await findBuyer(db, row.customer.cuid);
  if (buyer === undefined) return;
  const offers = await loadMembershipOffers(db, { ids: [membership_id] });
  const held = await lockHeldOf(db, buyer.id);
  const participant_id = holder?.id ?? null;
  const ownIds = new Set(participant_id === null ? [] : [participant_id]);
  const by = { participant_id, start_on: null, own: ownIds, held, expires_at: now, now, timezone };
  const decision = decideMembershipOffer(offers.get(membership_id), by);
  if (!decision.ok) return;
  const { cart_id } = await sellTogether(db, {
    emit,
    organiser,
    customer_id: buyer.id,
    created_by: null,
    items: [{ ...decision.value, price: row.announced_price ?? decision.value.price }],
    locked: {
      startsOf: () => [],
      sell: (emitter, sale) => sellMemberships(db, { emit: emitter, ...sale, held }),
    },
    now,
  });
  const before = row.cycles.map(({ receivable_id }) => receivable_id);
  await coverRenewal(db, { before, orders: [cart_id] });
}
