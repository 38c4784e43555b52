import { forMembers } from '../kinds/index.ts';

/**
 * Tests whether an activity is for members alone and the participant is not one; the early opening
 * for members does not bind staff.
 */
export function isStranger(...[offer, by]: Parameters<typeof forMembers>): boolean {
  const decision = forMembers(offer, by);
  return !decision.ok && decision.refused === 'MEMBERS_ONLY';
}
