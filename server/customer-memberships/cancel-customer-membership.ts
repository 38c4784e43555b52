import { cancelCustomerMembership as endpoint } from '@ribambelle/api/customer-memberships/cancel-customer-membership.ts';
import {
  decideMembershipCancellation,
  dueOfCycle,
} from '@ribambelle/domain/memberships/membership-cancellation.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { findOfferTitle } from '../offers/index.ts';
import { oweLess } from '../receivables/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { storeSoldCancellation } from '../sold/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockMoney } from '../wallet/index.ts';
import { findCyclesAhead, lockCustomerMembership } from './customer-membership-store.ts';

/**
 * Cancels a sold membership: the past days of its running cycle stay due, a future cycle does not;
 * any amount paid beyond stays in the books until somebody gives it back. Locks in the one order:
 * customer, membership, money.
 */
export const cancelCustomerMembership = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now, emit } = context;
  const { timezone } = organiser;
  const membership = orRefuse(
    await lockCustomerMembership(db, { cuid: request.membership }),
    'CUSTOMER_MEMBERSHIP_NOT_FOUND',
  );
  const decision = decideMembershipCancellation(membership, request.message);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const { message } = decision.value;
  const { id, customer_id } = membership;
  await storeSoldCancellation(db, { of: 'memberships', id, message, now });
  let refundable_amount = 0;
  for (const cycle of await findCyclesAhead(db, { id, now })) {
    const { cart_id, receivable_id } = cycle;
    const which = cart_id === null ? { receivable_id } : { cart_id };
    const { receivables } = await lockMoney(db, { customer_id, which });
    const receivable = receivables.find((one) => one.id === receivable_id);
    if (receivable === undefined) throw new Error('A cycle of a membership has no receivable');
    const { total_amount, paid_amount } = receivable;
    const due_amount = dueOfCycle({ ...cycle, total_amount }, { now, timezone });
    const created_by = collaborator.id;
    await oweLess(db, { receivable, cart_id, due_amount, created_by, now });
    refundable_amount += Math.max(0, paid_amount - due_amount);
  }
  emit('membership.cancelled', { customer_membership_id: id });
  const offer = await findOfferTitle(db, {
    of: 'memberships',

    id: membership.membership_id,
  });
  await logAct(context, {
    act: 'customer-memberships.delete',
    noun: 'customer-memberships',
    cuid: membership.cuid,
    summary: textReader(context)(offer?.title ?? {}),
    changes: { cancellation_message: { from: null, to: message } },
  });
  return { message: null, refundable_amount };
});
