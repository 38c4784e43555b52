import { addMinutes, type Instant, isBefore } from '../base/instants.ts';
import { isIdle } from '../collaborators/idle.ts';
import type { Permission } from '../permissions/permissions.ts';

/** How long the way from the back-office to the site is open, in minutes. */
const LINK_MINUTES = 1;
/** Without anything done the storefront is left after so many minutes, and at the latest after so many. */
const IDLE_MINUTES = 15;
const LONGEST_MINUTES = 60;

/** Until when a way to the site can be used. */
export function linkExpiry(now: Instant): Instant {
  return addMinutes(now, LINK_MINUTES);
}

/** Until when staff are a family at the latest. */
export function actingExpiry(now: Instant): Instant {
  return addMinutes(now, LONGEST_MINUTES);
}

/** True while staff may go on as a family: they hold the permission still, the session that they came from lasts, and they did something lately. */
export function mayGoOn(input: {
  readonly permissions: readonly Permission[];
  /** When the session of the back-office ends; null when it has. */
  readonly office_until: Instant | null;
  readonly seen_at: Instant;
  readonly now: Instant;
}): boolean {
  const { permissions, office_until, seen_at, now } = input;
  if (!permissions.includes('customers.impersonate')) return false;
  if (office_until === null || !isBefore(now, office_until)) return false;
  return !isIdle({ seen_at, idle_minutes: IDLE_MINUTES, now });
}
