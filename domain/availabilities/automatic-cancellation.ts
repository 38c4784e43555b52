import { isAfter, isBefore, type Instant } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import { isPast } from './availability.ts';

/** The rule of an availability: cancelled at `decide_at` with fewer than `minimum` places taken. */
export interface AutomaticCancellation {
  readonly minimum: number;
  readonly decide_at: Instant;
}

/** The reasons to refuse an automatic cancellation. */
export type AutomaticCancellationCode =
  | 'MINIMUM_ABOVE_CAPACITY'
  | 'DECISION_PAST'
  | 'DECISION_AFTER_START';

/**
 * Checks that an automatic cancellation can take effect. Refuses a minimum above the capacity, a
 * moment in the past, and one after the start: nobody is sent home once it has begun.
 */
export function checkAutomaticCancellation(
  wish: AutomaticCancellation,
  of: {
    readonly availability: { readonly capacity: number | null; readonly start_at: Instant };
    readonly now: Instant;
  },
): Decision<AutomaticCancellation, AutomaticCancellationCode> {
  const { availability, now } = of;
  if (availability.capacity !== null && wish.minimum > availability.capacity)
    return refuse('MINIMUM_ABOVE_CAPACITY', { minimum: 'MINIMUM_ABOVE_CAPACITY' });
  if (isPast(wish.decide_at, now)) return refuse('DECISION_PAST', { decide_on: 'DECISION_PAST' });
  if (isAfter(wish.decide_at, availability.start_at))
    return refuse('DECISION_AFTER_START', { decide_on: 'DECISION_AFTER_START' });
  return permit(wish);
}

/**
 * Decides about an availability whose moment has come: it takes place (ENOUGH), it is cancelled, or
 * it has already begun (STARTED), so that nothing is cancelled. WAITING while places in carts could
 * still make it enough: they are soon bought or free again.
 */
export function decideAutomaticCancellation(
  facts: {
    readonly minimum: number;
    /** Places of registrations, and places that carts hold now. */
    readonly registered: number;
    readonly held: number;
    readonly start_at: Instant;
  },
  now: Instant,
): 'ENOUGH' | 'CANCELLED' | 'STARTED' | 'WAITING' {
  const { minimum, registered, held, start_at } = facts;
  if (registered >= minimum) return 'ENOUGH';
  if (!isBefore(now, start_at)) return 'STARTED';
  return registered + held >= minimum ? 'WAITING' : 'CANCELLED';
}
