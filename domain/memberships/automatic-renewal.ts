import { addDays, dayOf, instantAt, type Zone } from '../base/days.ts';
import { type Instant, isAfter } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import type { MembershipTerms } from './membership-terms.ts';
import { renewableFrom } from './next-cycle.ts';

/** How many days whoever wants no more has to say so, at least: from the e-mail to the renewal. */
const SHORTEST_NOTICE_DAYS = 7;

/** How many days before its end a membership that renews itself must be renewable, at least: it renews itself in the morning of its last day. */
const SHORTEST_WINDOW_DAYS = SHORTEST_NOTICE_DAYS + 1;

/** At what o'clock families read of it, and it happens. */
const HOUR = '09:00';

/** How many days after its end a membership whose renewal was announced is still renewed, where nothing was done in time. */
const MOST_DAYS_LATE = 7;

interface At {
  readonly now: Instant;
  readonly timezone: Zone;
}

/** A sold membership, as its renewal is decided. */
export interface RenewingMembership extends Pick<
  MembershipTerms,
  'period_type' | 'renewal_days_before'
> {
  /** Whether its owner lets it renew itself. */
  readonly recurring: boolean;
  readonly cancelled_at: Instant | null;
  /** Whether the organiser still offers it. */
  readonly published: boolean;
  /** The end of its last cycle. */
  readonly held_until: Instant;
  /** When the family was written to that this cycle will be followed by another; null for not yet. */
  readonly announced_at: Instant | null;
  /** What of its cycles is still to be paid, in minor units. */
  readonly owed_amount: Amount;
}

/** What is done about it now; `NOTHING` for good, until something of it changes. */
export type RenewalStep =
  | { readonly step: 'NOTHING' }
  | { readonly step: 'WAIT'; readonly until: Instant }
  | { readonly step: 'ANNOUNCE'; readonly renews_at: Instant }
  | { readonly step: 'RENEW' };

/**
 * What is done now about a membership that renews itself (3 §2): first the family reads of it, when it could renew it by hand; then, in the
 * morning of its last day and no sooner than a week after that e-mail, its next cycle is sold. Nothing is done once it is over, while
 * something of it is owed, when it is cancelled or no longer offered, and for a fixed period (docs/algorithms/memberships.md).
 */
export function decideAutomaticRenewal(membership: RenewingMembership, at: At): RenewalStep {
  const renews_at = renewsAt(membership, at);
  if (renews_at === null) return { step: 'NOTHING' };
  const until = membership.announced_at === null ? announcedFrom(membership, at) : renews_at;
  if (isAfter(until, at.now)) return { step: 'WAIT', until };
  return membership.announced_at === null ? { step: 'ANNOUNCE', renews_at } : { step: 'RENEW' };
}

/** When a membership renews itself, as things stand now; null where it does not, or where too little time is left to write to its family before. */
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
  // what was announced is still done some days late
  const latest = announced_at === null ? held_until : morningOf(addDays(ends, MOST_DAYS_LATE));
  return isAfter(latest, renews_at) && isAfter(latest, now) ? renews_at : null;
}

/** From when the family is written to: the morning of the first day on which it could renew by hand. */
function announcedFrom(membership: RenewingMembership, { timezone }: At): Instant {
  const { held_until } = membership;
  const opens = dayOf(renewableFrom(membership, { held_until, timezone }), timezone);
  return instantAt({ day: opens, wall_time: HOUR, zone: timezone });
}

/**
 * Whether the organiser may offer a membership that renews itself. Refuses a fixed period, and one that cannot be renewed eight days before its end:
 * nobody would have a week to say no.
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

/** Why a sold membership is not let renew itself. */
export type RecurringCode =
  | 'MEMBERSHIP_ALREADY_CANCELLED'
  | 'MEMBERSHIP_OVER'
  | 'MEMBERSHIP_NOT_RECURRING';

/**
 * Whether a sold membership may renew itself from now on, or no more. To stop is always possible; to begin is refused for one that is cancelled or over,
 * and where the organiser does not offer it or too little time is left to write before.
 */
export function decideToRecur(
  membership: {
    readonly cancelled_at: Instant | null;
    readonly held_until: Instant;
    /** Whether the organiser offers that it renews itself, and there is time for it. */
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
