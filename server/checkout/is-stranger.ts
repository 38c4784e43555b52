import { forMembers } from '../kinds/index.ts';

/** Whether it is for members alone and this is none; the time to register has no say for staff, whoever comes first. */
export function isStranger(...[offer, by]: Parameters<typeof forMembers>): boolean {
  const kept = forMembers(offer, by);
  return !kept.ok && kept.refused === 'MEMBERS_ONLY';
}
