/**
 * The ways to register for an activity: each availability on its own, or a request for several that
 * staff decide.
 */
export const REGISTRATION_FLOWS = ['AVAILABILITIES', 'REQUEST'] as const;

export type RegistrationFlow = (typeof REGISTRATION_FLOWS)[number];

/** Returns the flow in a column. */
export function registrationFlowOf(column: string): RegistrationFlow {
  return column === 'REQUEST' ? 'REQUEST' : 'AVAILABILITIES';
}

/** The largest number of availabilities in one request. */
export const MOST_ASKED = 50;

/** The lowest and highest number of availabilities in a request (2 §3). */
export interface TierBounds {
  readonly minimum_availabilities: number;
  readonly maximum_availabilities: number;
}

type TierError = 'TIER_REVERSED' | 'TIER_REQUIRED';

/**
 * Returns the errors of tiers by field: a minimum above the maximum, and no tiers in an activity by
 * request.
 */
export function tierErrors(
  flow: RegistrationFlow,
  tiers: readonly TierBounds[],
): Readonly<Record<string, TierError>> {
  if (flow === 'REQUEST' && tiers.length === 0) return { tiers: 'TIER_REQUIRED' };
  return Object.fromEntries(
    tiers.flatMap(({ minimum_availabilities, maximum_availabilities }, index) =>
      minimum_availabilities > maximum_availabilities
        ? [[`tiers.${index}.maximum_availabilities`, 'TIER_REVERSED' as const]]
        : [],
    ),
  );
}

/** The state of a selection against a tier: too small, right, or too large (2 §4). */
export type SelectionState = 'too_few' | 'valid' | 'too_many';

/**
 * Returns the state of a selection of `count` availabilities against a tier, and whether the tier
 * requires a fixed number or a range.
 */
export function stateOfSelection(
  count: number,
  { minimum_availabilities: least, maximum_availabilities: most }: TierBounds,
): { readonly state: SelectionState; readonly wording: 'fixed' | 'interval' } {
  return {
    state: count < least ? 'too_few' : count > most ? 'too_many' : 'valid',
    wording: least === most ? 'fixed' : 'interval',
  };
}

/**
 * The state of a selection against several tiers, one of which will apply, with their overall
 * bounds.
 */
export interface ChoiceState extends TierBounds {
  readonly state: SelectionState;
  readonly wording: 'fixed' | 'interval';
}

/**
 * Returns the state of a selection against any of these tiers: valid for one of them, else too few
 * as long as one requires more. Null without tiers.
 */
export function stateOfChoice(count: number, tiers: readonly TierBounds[]): ChoiceState | null {
  if (tiers.length === 0) return null;
  const minimum_availabilities = Math.min(...tiers.map((tier) => tier.minimum_availabilities));
  const maximum_availabilities = Math.max(...tiers.map((tier) => tier.maximum_availabilities));
  const bounds = { minimum_availabilities, maximum_availabilities };
  const states = tiers.map((tier) => stateOfSelection(count, tier).state);
  const state = (['valid', 'too_few', 'too_many'] as const).find((one) => states.includes(one));
  const { wording } = stateOfSelection(count, bounds);
  return { ...bounds, state: state ?? 'too_many', wording };
}
