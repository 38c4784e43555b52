/** How one registers for an activity: for each availability by itself, or by asking for several of them, which staff decide. */
export const REGISTRATION_FLOWS = ['AVAILABILITIES', 'REQUEST'] as const;

export type RegistrationFlow = (typeof REGISTRATION_FLOWS)[number];

/** The flow that a row says. */
export function registrationFlowOf(column: string): RegistrationFlow {
  return column === 'REQUEST' ? 'REQUEST' : 'AVAILABILITIES';
}

/** The most availabilities that one request asks for. */
export const MOST_ASKED = 50;

/** How many availabilities a request asks for, at least and at most (2 §3). */
export interface TierBounds {
  readonly minimum_availabilities: number;
  readonly maximum_availabilities: number;
}

type TierError = 'TIER_REVERSED' | 'TIER_REQUIRED';

/** What is wrong with tiers, by field: one of which the least is above the most, and none where families ask. */
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

/** Whether so many availabilities are what a tier asks for (2 §4). */
export type SelectionState = 'too_few' | 'valid' | 'too_many';

/** How a selection of so many availabilities stands to a tier, and whether it asks for a fixed number or for one in between. */
export function stateOfSelection(
  count: number,
  { minimum_availabilities: least, maximum_availabilities: most }: TierBounds,
): { readonly state: SelectionState; readonly wording: 'fixed' | 'interval' } {
  return {
    state: count < least ? 'too_few' : count > most ? 'too_many' : 'valid',
    wording: least === most ? 'fixed' : 'interval',
  };
}

/** How a selection stands to tiers of which one will be chosen, and how many availabilities they ask for in all. */
export interface ChoiceState extends TierBounds {
  readonly state: SelectionState;
  readonly wording: 'fixed' | 'interval';
}

/** How a selection of so many stands to any of these tiers: valid for one of them, else too few as long as one wants more; null without tiers. */
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
