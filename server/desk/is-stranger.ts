import { forMembers } from '../kinds/index.ts';

/**
 * Tests whether an activity is for members alone and the participant is not one. False while it is
 * open early to members: staff can register others then too.
 */
export function isStranger(...[offer, by]: Parameters<typeof forMembers>): boolean {
  const decision = forMembers(offer, by);
  return !decision.ok && decision.refused === 'MEMBERS_ONLY';
}
