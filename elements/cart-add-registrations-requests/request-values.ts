import { stateOfSelection } from '@ribambelle/domain/activities/request-tiers.ts';
import type { FormErrors } from '../pieces/registration-form/form-errors.ts';
import {
  type AvailabilityPage,
  chosenOptions,
  givenAnswers,
  personOf,
  type RegistrationValues,
} from '../pieces/registration-form/form-values.ts';
import type { Tiers } from './tiers.ts';

interface Form {
  readonly availabilities: readonly AvailabilityPage[];
  readonly values: RegistrationValues;
}

/**
 * Returns one request for each participant, for all availabilities: the payload of 2 §3. All
 * availabilities are of one activity, whose options and questions hold for each.
 */
export function requestsOf({ availabilities, values, tier }: Form & { tier: string | null }) {
  const [first] = availabilities;
  return values.participant_ids.map((participant_id) => {
    const person = personOf(values, participant_id);
    return {
      participant_id,
      tier,
      availabilities: availabilities.map(({ id }) => ({
        id,
        dates: (values.dates[id] ?? []).map((date_id) => ({ date_id })),
      })),
      options: first === undefined ? [] : chosenOptions(first, person),
      questions: first === undefined ? [] : givenAnswers(first, person),
    };
  });
}

/**
 * Returns the error of the tier: none is chosen, or the number of availabilities does not fit it.
 */
export function tierError(
  tiers: Tiers,
  { tier, count }: { readonly tier: string | null; readonly count: number },
): FormErrors {
  const chosen_tier = tiers.find(({ cuid }) => cuid === tier);
  if (chosen_tier === undefined) return { tier: 'TIER_UNKNOWN' };
  const { state } = stateOfSelection(count, chosen_tier);
  if (state === 'valid') return {};
  return {
    tier: state === 'too_few' ? 'AVAILABILITIES_TOO_FEW' : 'AVAILABILITIES_TOO_MANY',
  };
}

/**
 * Returns the fields of a refusal, `registrations_requests.0.availabilities.1.dates`, as fields of
 * the form. Errors without a field of the form are left out.
 */
export function fieldsOfRequests(fields: Readonly<Record<string, string>>, form: Form): FormErrors {
  const fieldErrors: Record<string, string> = {};
  for (const [path, code] of Object.entries(fields)) {
    const field = fieldOf(path, form);
    if (field !== null) fieldErrors[field] ??= code;
  }
  return fieldErrors;
}

function fieldOf(path: string, { availabilities, values }: Form): string | null {
  const [, index = '', name = '', id = ''] =
    /^registrations_requests\.(\d+)\.(\w+)(?:\.(\d+))?/.exec(path) ?? [];
  const participant_id = values.participant_ids[Number(index)];
  if (participant_id === undefined || name === '') return null;
  if (name === 'participant_id') return String(participant_id);
  if (name === 'tier' || (name === 'availabilities' && id === '')) return 'tier';
  if (name === 'questions') return `${participant_id}.questions.${id}`;
  const availability = availabilities[Number(id)];
  if (name === 'availabilities')
    return availability === undefined ? null : `dates.${availability.id}`;
  if (name !== 'options') return null;
  const [first] = availabilities;
  if (first === undefined) return null;
  const options = chosenOptions(first, personOf(values, participant_id));
  const option = first.options.find(({ prices }) =>
    prices.some((price) => price.id === options[Number(id)]?.price_id),
  );
  return option === undefined ? null : `${participant_id}.options.${option.id}`;
}

/**
 * Returns the full price today, for the participants and for one at least, in minor units; the
 * price to pay is set on approval.
 */
export function expectedSum(
  availabilities: readonly Pick<AvailabilityPage, 'price'>[],
  participants: number,
): number {
  const each = availabilities.reduce((sum, { price }) => sum + price, 0);
  return each * Math.max(1, participants);
}
