import { getMembership as endpoint } from '@ribambelle/api/memberships/get-membership.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { presentMemberships } from './present-memberships.ts';
import { findMembership } from './membership-views.ts';

/** Returns one membership that is offered (2 §2). */
export const getMembership = action(endpoint, async ({ db, request, organiser, language, now }) => {
  const { membership } = request;
  const row = orRefuse(
    await findMembership(db, { membership, published: true }),
    'MEMBERSHIP_NOT_FOUND',
  );
  // a membership is no longer offered once its last day is over
  const { fixed_period_end_at: end_at } = row;
  if (end_at !== null && !isAfter(end_at, now)) refuse('MEMBERSHIP_NOT_FOUND');
  const [card] = await presentMemberships(db, { rows: [row], organiser, language });
  return orRefuse(card, 'MEMBERSHIP_NOT_FOUND');
});
