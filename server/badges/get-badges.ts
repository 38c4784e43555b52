import { getBadges as endpoint } from '@ribambelle/api/badges/get-badges.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { drawBadges } from './draw-badges.ts';
import { findBadges, MOST_BADGES } from './find-badges.ts';

/** Answers badges of participants, drawn after the transaction. */
export const getBadges = action(endpoint, async (context) => {
  const { request, organiser, collaborator, now, afterCommit } = context;
  const { inline, ...wish } = request;
  if (wish.health && !seesFields(collaborator.permissions, 'ANSWERS')) refuse('NOT_PERMITTED');
  const order = await findBadges(context, wish);
  if (order.badges.length === 0) refuse('BADGES_NOBODY');
  if (order.badges.length > MOST_BADGES) refuse('BADGES_TOO_MANY');
  const name = `${order.title}-${wish.day ?? dayOf(now, organiser.timezone)}.pdf`;
  afterCommit(async () => ({
    content_type: 'application/pdf',
    filename: inline ? null : name,
    bytes: await drawBadges(order),
  }));
  return { content_type: 'application/pdf', filename: null, bytes: new Uint8Array() };
});
