import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { type Decision, permit, refuse } from '@ribambelle/domain/base/refusal.ts';
import { atOnce } from '../../database/statements.ts';
import { findOwnParticipants } from '../bundle/offer-views.ts';
import type { NewItem } from '../items.ts';
import type { Kind } from '../kind.ts';
import { cycleOf, heldOf } from './held-of.ts';
import { type HeldMembership, loadHeldMemberships } from './held-views.ts';
import { membershipItemOf } from './item-of.ts';
import {
  loadMembershipOffers,
  loadMembershipsInCart,
  type MembershipOffer,
} from './offer-views.ts';

/**
 * Returns the memberships that a call wants, one cycle per entry (2 §5). Nobody gets two of one
 * membership: those in the cart count.
 */
export const offer: Kind['offer'] = async (db, input) => {
  const { organiser, customer_id, wanted, expires_at, now, errors } = input;
  const wishes = wanted.memberships.map((wish) => ({
    ...wish,
    participant_id: wish.participant_id ?? wanted.participant_id,
  }));
  const { timezone } = organiser;
  const ids = wishes.map(({ membership_id }) => membership_id);
  const participants = wishes.flatMap(({ participant_id }) => participant_id ?? []);
  const [offers, ownIds, held, lying] = await atOnce(
    () => loadMembershipOffers(db, { ids }),
    () => findOwnParticipants(db, { customer_id, ids: participants }),
    () => loadHeldMemberships(db, customer_id),
    () => loadMembershipsInCart(db, { customer_id, now }),
  );
  const items: NewItem[] = [];
  const inCart = [...lying];
  for (const [index, wish] of wishes.entries()) {
    const by = { ...wish, own: ownIds, held, expires_at, now, timezone };
    const decision = decideMembershipOffer(offers.get(wish.membership_id), by);
    if (!decision.ok) {
      errors.add(`memberships.${index}`, decision);
      continue;
    }
    const item = decision.value;
    if (wish.total_amount !== null && wish.total_amount !== item.price)
      errors.addPrice(`memberships.${index}`, item.price);
    else if (inCart.some((one) => isSame(one, item)))
      errors.add(`memberships.${index}`, { refused: 'MEMBERSHIP_IN_CART' });
    else {
      items.push(item);
      inCart.push(item);
    }
  }
  return items;
};

/**
 * Decides one cycle of a membership for one of the customer's own participants, or for the
 * customer; or why it is refused.
 */
export function decideMembershipOffer(
  membershipOffer: MembershipOffer | undefined,
  by: {
    participant_id: number | null;
    start_on: string | null;
    own: ReadonlySet<number>;
    held: readonly HeldMembership[];
    expires_at: string;
    now: string;
    timezone: string;
  },
): Decision<
  ReturnType<typeof membershipItemOf>,
  ErrorCode &
    (
      | 'MEMBERSHIP_NOT_FOUND'
      | 'MEMBERSHIP_FOR_PARTICIPANT'
      | 'PARTICIPANT_NOT_FOUND'
      | 'MEMBERSHIP_OVER'
      | 'MEMBERSHIP_ALREADY_HELD'
      | 'MEMBERSHIP_START_NOT_POSSIBLE'
    )
> {
  if (membershipOffer === undefined)
    return refuse('MEMBERSHIP_NOT_FOUND', { membership_id: 'MEMBERSHIP_NOT_FOUND' });
  if (membershipOffer.entity === 'PARTICIPANTS') {
    if (by.participant_id === null)
      return refuse('MEMBERSHIP_FOR_PARTICIPANT', { participant_id: 'MEMBERSHIP_FOR_PARTICIPANT' });
    if (!by.own.has(by.participant_id))
      return refuse('PARTICIPANT_NOT_FOUND', { participant_id: 'PARTICIPANT_NOT_FOUND' });
  }
  const item = membershipItemOf(membershipOffer, by);
  // a first day can be chosen only where it is offered; a next cycle has its own
  const chooses = item.price_lines.start_on !== null && heldOf(item, by.held) === undefined;
  if (chooses && (!membershipOffer.start_choice || membershipOffer.period_type === 'FIXED'))
    return refuse('MEMBERSHIP_START_NOT_POSSIBLE', { start_on: 'MEMBERSHIP_START_NOT_POSSIBLE' });
  const cycle = cycleOf(item, by);
  return cycle.ok ? permit(item) : cycle;
}

type Whose = Pick<HeldMembership, 'membership_id' | 'participant_id'>;

function isSame(one: Whose, other: Whose): boolean {
  return one.membership_id === other.membership_id && one.participant_id === other.participant_id;
}
