import {
  type AvailabilityPage,
  type Registering,
  registeringOf,
  type RegistrationValues,
} from './form-values.ts';
import type { Member } from './use-family.ts';
import { type Estimate, useEstimate } from './use-estimate.ts';

/** The prices in the form, and their registrations. */
export interface Prices {
  readonly registering: readonly Registering[];
  readonly estimates: readonly Estimate[] | null;
  readonly is_renewing: boolean;
  readonly has_dates: boolean;
  readonly knows_participant: boolean;
}

/**
 * Returns the price of every registration; before anybody is chosen, the price for the first of the
 * family (2 §7).
 */
export function usePrices(input: {
  readonly availabilities: readonly AvailabilityPage[];
  readonly values: RegistrationValues;
  readonly members: readonly Member[];
  readonly cart_id: number | null;
}): Prices {
  const { availabilities, values, cart_id } = input;
  const first = input.members.slice(0, 1).map(({ id }) => id);
  const ids = values.participant_ids.length > 0 ? values.participant_ids : first;
  const registering = registeringOf(availabilities, ids);
  const estimate = useEstimate({ registering, values, cart_id });
  return { ...estimate, registering, knows_participant: ids.length > 0 };
}

/**
 * Returns the price shown for a registration of the form, to be sent with it (R33); null while none
 * is settled.
 */
export function shownPrice({ estimates, is_renewing }: Prices, index: number): number | null {
  return is_renewing ? null : (estimates?.[index]?.total_price ?? null);
}
