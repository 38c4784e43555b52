import { addMinutes, type Instant, isBefore } from '../base/instants.ts';
import { isIdle } from '../collaborators/idle.ts';
import type { Permission } from '../permissions/permissions.ts';

/** Minutes for which the link from the back-office to the site works. */
const LINK_MINUTES = 1;
/** Minutes without activity after which acting as a family ends; below, its longest duration. */
const IDLE_MINUTES = 15;
const LONGEST_MINUTES = 60;

/** Returns the moment until which a link to the site works. */
export function linkExpiry(now: Instant): Instant {
  return addMinutes(now, LINK_MINUTES);
}

/** Returns the latest end of acting as a family. */
export function actingExpiry(now: Instant): Instant {
  return addMinutes(now, LONGEST_MINUTES);
}

/**
 * True while staff may go on acting as a family: they still hold the permission, the session that
 * they came from lasts, and they were active recently.
 */
export function mayGoOn(input: {
  readonly permissions: readonly Permission[];
  /** The end of the back-office session; null when it has ended. */
  readonly office_until: Instant | null;
  readonly seen_at: Instant;
  readonly now: Instant;
}): boolean {
  const { permissions, office_until, seen_at, now } = input;
  if (!permissions.includes('customers.impersonate')) return false;
  if (office_until === null || !isBefore(now, office_until)) return false;
  return !isIdle({ seen_at, idle_minutes: IDLE_MINUTES, now });
}
