import { addMinutes, type Instant, isAfter, isBefore } from '../base/instants.ts';
import { type Requirable, UNMET_REASONS, unmetRequirement } from './requirements.ts';
import type { DelayType } from './triggers.ts';

/** The states of a delivery: it waits for its moment, and ends in one of the others. */
export const DELIVERY_STATES = [
  'WAITING',
  'SENT',
  'MERGED',
  'SKIPPED',
  'HELD_BACK',
  'FAILED',
] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The reasons why a notification is not sent: there is nothing (more) to say. */
export const SKIP_REASONS = [
  'GONE',
  'SWITCHED_OFF',
  'NO_DATE',
  'TOO_LATE',
  'OVER',
  ...UNMET_REASONS,
  'ONLY_REQUESTS',
  'TOLD_TOGETHER',
  'NOT_TOLD',
  'OPTED_OUT',
  'REMOVED_BY_STAFF',
] as const;

export type SkipReason = (typeof SKIP_REASONS)[number];

/** The reasons why a notification is held back: somebody can mend them, and send it again. */
export const HOLD_REASONS = ['NO_ADDRESS', 'ADDRESS_REFUSED', 'ADDRESS_UNCONFIRMED'] as const;

export type HoldReason = (typeof HOLD_REASONS)[number];

/** The facts about a delivery and its subject at the moment of the decision. */
export interface DeliveryFacts extends Requirable {
  /** False once the record or its family does not exist any more. */
  readonly exists: boolean;
  /** True when staff send it now: neither its moment nor its conditions count. */
  readonly by_hand: boolean;
  /** False while the organiser has switched the notification off. */
  readonly active: boolean;
  /** True when the collaborator to whom it goes wants no e-mails about new registrations. */
  readonly opted_out: boolean;
  readonly delay_type: DelayType;
  readonly due_at: Instant | null;
  /** The moment of the event, or the one from which the notification is about older records too. */
  readonly since: Instant;
  readonly starts_at: Instant | null;
  readonly expires_at: Instant | null;
  /** When it is over, whether its dates take place or not. */
  readonly over_at: Instant | null;
  /** Null when there is nobody to write to by e-mail. */
  readonly address: {
    readonly refused: boolean;
    readonly confirmed: boolean;
    /** True for an e-mail about the family's own order (R30). */
    readonly about_order: boolean;
  } | null;
}

/** The outcome for a delivery now. */
export type DeliveryDecision =
  | { readonly state: 'WAITING'; readonly due_at: Instant }
  | { readonly state: 'SKIPPED'; readonly reason: SkipReason }
  | { readonly state: 'HELD_BACK'; readonly reason: HoldReason }
  | { readonly state: 'DUE' };

/**
 * Decides what becomes of a delivery now. What is due later waits; what was due before it happened,
 * or is over, is never sent "at once"; requirements, consent and address count as they are now
 * (R39).
 */
export function decideDelivery(facts: DeliveryFacts, now: Instant): DeliveryDecision {
  const { due_at } = facts;
  if (!facts.exists) return skipped('GONE');
  if (facts.by_hand) return heldOrDue(facts.address);
  if (due_at === null) return withoutDate(facts, now);
  if (isAfter(due_at, now)) return { state: 'WAITING', due_at };
  const reason = reasonToSkip(facts, { due_at, now });
  if (reason !== null) return skipped(reason);
  return heldOrDue(facts.address);
}

/** A date that was called off may be opened again: until all is over, it waits. */
function withoutDate({ over_at }: DeliveryFacts, now: Instant): DeliveryDecision {
  return over_at !== null && isAfter(over_at, now)
    ? { state: 'WAITING', due_at: over_at }
    : skipped('NO_DATE');
}

/** Returns what would become of a delivery at its moment if nothing changes until then. */
export function foreseeDelivery(facts: DeliveryFacts, now: Instant): DeliveryDecision {
  const moment = facts.due_at ?? facts.over_at;
  return decideDelivery(facts, moment !== null && isAfter(moment, now) ? moment : now);
}

function reasonToSkip(
  facts: DeliveryFacts,
  { due_at, now }: { due_at: Instant; now: Instant },
): SkipReason | null {
  if (!facts.active) return 'SWITCHED_OFF';
  if (facts.opted_out) return 'OPTED_OUT';
  if (facts.delay_type !== 'AFTER_TRIGGER' && isBefore(due_at, facts.since)) return 'TOO_LATE';
  const end = { BEFORE_AVAILABILITY: facts.starts_at, BEFORE_EXPIRATION: facts.expires_at };
  const over_at =
    facts.delay_type === 'BEFORE_AVAILABILITY' || facts.delay_type === 'BEFORE_EXPIRATION'
      ? end[facts.delay_type]
      : null;
  // at the very start it still is on time
  if (over_at !== null && isBefore(over_at, now)) return 'OVER';
  return unmetRequirement(facts);
}

function heldOrDue(address: DeliveryFacts['address']): DeliveryDecision {
  const hold = reasonToHold(address);
  return hold === null ? { state: 'DUE' } : { state: 'HELD_BACK', reason: hold };
}

function reasonToHold(address: DeliveryFacts['address']): HoldReason | null {
  if (address === null) return 'NO_ADDRESS';
  if (address.refused) return 'ADDRESS_REFUSED';
  return address.confirmed || address.about_order ? null : 'ADDRESS_UNCONFIRMED';
}

const skipped = (reason: SkipReason): DeliveryDecision => ({ state: 'SKIPPED', reason });

/**
 * Returns the moment until which a second e-mail of one notification to one family waits, to be
 * merged with what else is due by then; null when it leaves now (R40). The pause is in minutes.
 */
export function pauseUntil(
  last_sent_at: Instant | null,
  { pause, now }: { readonly pause: number; readonly now: Instant },
): Instant | null {
  if (last_sent_at === null || pause === 0) return null;
  const end = addMinutes(last_sent_at, pause);
  return isAfter(end, now) ? end : null;
}
