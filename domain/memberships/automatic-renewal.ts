import { addDays, dayOf, instantAt, type Zone } from '../base/days.ts';
import { type Instant, isAfter } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import type { MembershipTerms } from './membership-terms.ts';
import { renewableFrom } from './next-cycle.ts';

/** The least days of notice for a family to decline: from the e-mail to the renewal. */
const SHORTEST_NOTICE_DAYS = 7;

/**
 * The fewest days before its end from which a self-renewing membership must be renewable: it renews
 * in the morning of its last day.
 */
const SHORTEST_WINDOW_DAYS = SHORTEST_NOTICE_DAYS + 1;

/** The time of day at which families are told, and at which it renews. */
const HOUR = '09:00';

/** The most days after its end on which an announced renewal still happens, when it was missed. */
const MOST_DAYS_LATE = 7;

interface At {
  readonly now: Instant;
  readonly timezone: Zone;
}

/** A sold membership, for the decision on its renewal. */
export interface RenewingMembership extends Pick<
  MembershipTerms,
  'period_type' | 'renewal_days_before'
> {
  /** True when its owner allows automatic renewal. */
  readonly recurring: boolean;
  readonly cancelled_at: Instant | null;
  /** True when the organiser still offers it. */
  readonly published: boolean;
  /** The end of its last cycle. */
  readonly held_until: Instant;
  /** The moment when the family was told of the renewal after this cycle; null for not yet. */
  readonly announced_at: Instant | null;
  /** The unpaid amount of its cycles, in minor units. */
  readonly owed_amount: Amount;
}

/** The step to take now; `NOTHING` for good, until something about it changes. */
export type RenewalStep =
  | { readonly step: 'NOTHING' }
  | { readonly step: 'WAIT'; readonly until: Instant }
  | { readonly step: 'ANNOUNCE'; readonly renews_at: Instant }
  | { readonly step: 'RENEW' };

/**
 * Decides the next step for a membership with automatic renewal (3 §2): first the family is told,
 * once it could renew by hand; then, in the morning of its last day and at least a week after that
 * e-mail, its next cycle is sold. Nothing happens once it is over, while it has unpaid amounts,
 * when it is cancelled or no longer offered, and for a fixed period
 * (docs/algorithms/memberships.md).
 */
export function decideAutomaticRenewal(membership: RenewingMembership, at: At): RenewalStep {
  const renews_at = renewsAt(membership, at);
  if (renews_at === null) return { step: 'NOTHING' };
  const until = membership.announced_at === null ? announcedFrom(membership, at) : renews_at;
  if (isAfter(until, at.now)) return { step: 'WAIT', until };
  return membership.announced_at === null ? { step: 'ANNOUNCE', renews_at } : { step: 'RENEW' };
}

/**
 * Returns when a membership renews itself, as things are; null when it does not, or when too little
 * time is left to tell its family first.
 */
export function renewsAt(membership: RenewingMembership, at: At): Instant | null {
  const { held_until, announced_at, owed_amount } = membership;
  const { now, timezone } = at;
  const opens = announcedFrom(membership, at);
  if (!isRenewing(membership) || (owed_amount > 0 && !isAfter(opens, now))) return null;
  const morningOf = (day: string) => instantAt({ day, wall_time: HOUR, zone: timezone });
  const ends = dayOf(held_until, timezone);
  const announced = announced_at ?? (isAfter(opens, now) ? opens : now);
  const lastMorning = morningOf(addDays(ends, -1));
  const afterNotice = morningOf(addDays(dayOf(announced, timezone), SHORTEST_NOTICE_DAYS));
  const renews_at = isAfter(afterNotice, lastMorning) ? afterNotice : lastMorning;
  // an announced renewal still happens some days late
  const latest = announced_at === null ? held_until : morningOf(addDays(ends, MOST_DAYS_LATE));
  return isAfter(latest, renews_at) && isAfter(latest, now) ? renews_at : null;
}

/** Returns when the family is told: the morning of the first day for renewal by hand. */
function announcedFrom(membership: RenewingMembership, { timezone }: At): Instant {
  const { held_until } = membership;
  const opens = dayOf(renewableFrom(membership, { held_until, timezone }), timezone);
  return instantAt({ day: opens, wall_time: HOUR, zone: timezone });
}

/**
 * Decides whether the organiser may offer automatic renewal. Refuses a fixed period, and a
 * membership that cannot be renewed eight days before its end: nobody would have a week to decline.
 */
export function decideRecurring(
  terms: Pick<MembershipTerms, 'period_type' | 'renewal_days_before'> & {
    readonly recurring: boolean;
  },
): Decision<boolean, 'RENEWAL_NOTICE_TOO_SHORT'> {
  if (!terms.recurring || terms.period_type === 'FIXED') return permit(false);
  if (terms.renewal_days_before < SHORTEST_WINDOW_DAYS)
    return refuse('RENEWAL_NOTICE_TOO_SHORT', { renewal_days_before: 'RENEWAL_NOTICE_TOO_SHORT' });
  return permit(true);
}

/** The reasons to refuse automatic renewal of a sold membership. */
export type RecurringCode =
  | 'MEMBERSHIP_ALREADY_CANCELLED'
  | 'MEMBERSHIP_OVER'
  | 'MEMBERSHIP_NOT_RECURRING';

/**
 * Decides whether automatic renewal of a sold membership may be switched on or off. Off is always
 * possible; on is refused when it is cancelled or over, when the organiser does not offer it, or
 * when too little time is left to tell the family first.
 */
export function decideToRecur(
  membership: {
    readonly cancelled_at: Instant | null;
    readonly held_until: Instant;
    /** True when the organiser offers automatic renewal and there is time for it. */
    readonly offered: boolean;
  },
  { recurring, now }: { readonly recurring: boolean; readonly now: Instant },
): Decision<boolean, RecurringCode> {
  if (!recurring) return permit(false);
  if (membership.cancelled_at !== null) return refuse('MEMBERSHIP_ALREADY_CANCELLED');
  if (!isAfter(membership.held_until, now)) return refuse('MEMBERSHIP_OVER');
  return membership.offered ? permit(true) : refuse('MEMBERSHIP_NOT_RECURRING');
}

function isRenewing(membership: RenewingMembership): boolean {
  const { recurring, cancelled_at, published, period_type } = membership;
  return recurring && cancelled_at === null && published && period_type === 'ROLLING';
}
