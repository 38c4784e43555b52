import { checkBadges as endpoint } from '@ribambelle/api/badges/check-badges.ts';
import { action } from '../action.ts';
import { lossesOfBadges } from './draw-badges.ts';
import { findBadges, MOST_BADGES } from './find-badges.ts';

/**
 * Reports the problems on the badges of the participants, after the transaction, in the thread that
 * draws them because it has the fonts.
 */
export const checkBadges = action(endpoint, async (context) => {
  const order = await findBadges(context, { ...context.request, health: false });
  const badges = order.badges.slice(0, MOST_BADGES);
  if (badges.length > 0) context.afterCommit(() => lossesOfBadges({ ...order, badges }));
  return { unprinted: [], cut: [], without_code: [] };
});
