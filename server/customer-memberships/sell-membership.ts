import { sellMembership as endpoint } from '@ribambelle/api/customer-memberships/sell-membership.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { refuseOtherSum } from '../checkout/index.ts';
import { sellAtDesk } from '../desk/index.ts';
import { findBuyer, findBuyersParticipant } from '../customers/index.ts';
import {
  decideMembershipOffer,
  loadMembershipOffers,
  lockHeldOf,
  sellMemberships,
} from '../kinds/index.ts';
import { findOfferTitle } from '../offers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';

/**
 * Sells a membership for staff, or its next cycle, at the price of the shop or for nothing,
 * published or not; it gets a separate order with its reference (R19). Holds the lock of the
 * customer, so that nobody gets the same cycle twice.
 */
export const sellMembership = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const { timezone } = organiser;
  const buyer = orRefuse(await findBuyer(db, request.customer), 'CUSTOMER_NOT_FOUND');
  const membership = orRefuse(
    await findOfferTitle(db, { of: 'memberships', cuid: request.membership }),
    'MEMBERSHIP_NOT_FOUND',
  );
  const participant =
    request.participant === null
      ? null
      : orRefuse(
          await findBuyersParticipant(db, { customer_id: buyer.id, cuid: request.participant }),
          'PARTICIPANT_NOT_FOUND',
        );
  const participant_id = participant?.id ?? null;
  const ownIds = new Set(participant_id === null ? [] : [participant_id]);
  const query = { ids: [membership.id], unpublished: true };
  const offers = await loadMembershipOffers(db, query);
  const held = await lockHeldOf(db, buyer.id);
  const { start_on } = request;
  const by = { participant_id, start_on, own: ownIds, held, expires_at: now, now, timezone };
  const decision = decideMembershipOffer(offers.get(membership.id), by);
  if (!decision.ok) refuse(decision.refused, fieldOf(decision.refused));
  const item = request.given ? { ...decision.value, price: 0 } : decision.value;
  refuseOtherSum(request.total_amount, item.price);
  const { cuid } = await sellAtDesk(context, {
    buyer,
    item,
    locked: {
      startsOf: () => [],
      sell: (emitter, sale) => sellMemberships(db, { emit: emitter, ...sale, held }),
    },
  });
  await logAct(context, {
    act: 'customer-memberships.create',
    noun: 'customer-memberships',
    cuid,
    summary: `${fullname(buyer)} · ${textReader(context)(membership.title)}`,
  });
  return { cuid, message: null };
});

/** Returns the field of the staff form that a refusal concerns. */
function fieldOf<Code extends string>(code: Code): Record<string, Code> {
  if (code === 'MEMBERSHIP_START_NOT_POSSIBLE') return { start_on: code };
  return { [code.includes('PARTICIPANT') ? 'participant' : 'membership']: code };
}
