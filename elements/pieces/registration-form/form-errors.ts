import { decideStock } from '@ribambelle/domain/activities/option-stock.ts';
import { readRegistrationAnswers } from '@ribambelle/domain/activities/answers.ts';
import {
  type AvailabilityPage,
  chosenOptions,
  givenAnswers,
  personOf,
  registeringOf,
  type RegistrationValues,
} from './form-values.ts';

/**
 * The errors by field of the form: `participant_ids`, `dates.<availability>`, and for each
 * participant `<participant>`, `<participant>.quantity`, `<participant>.options.<option>`,
 * `<participant>.questions.<question>`. The values are error codes.
 */
export type FormErrors = Readonly<Record<string, string>>;

interface Form {
  readonly availabilities: readonly AvailabilityPage[];
  readonly values: RegistrationValues;
}

/**
 * Returns the errors that can be found before anything is sent, by the rules of the server itself
 * (2 §5).
 */
export function fieldErrorsOf({ availabilities, values }: Form): FormErrors {
  const fieldErrors: Record<string, string> = {};
  if (values.participant_ids.length === 0) fieldErrors['participant_ids'] = 'PARTICIPANT_NOT_FOUND';
  for (const { id } of availabilities)
    if ((values.dates[id] ?? []).length === 0)
      fieldErrors[`dates.${id}`] = 'AVAILABILITY_DATES_REQUIRED';
  const refusals: Record<string, string> = {};
  const registering = registeringOf(availabilities, values.participant_ids);
  for (const [index, { participant_id, availability }] of registering.entries()) {
    const person = personOf(values, participant_id);
    const answers = readRegistrationAnswers(availability, {
      options: chosenOptions(availability, person),
      questions: givenAnswers(availability, person),
    });
    if (answers.ok) continue;
    for (const [path, code] of Object.entries(answers.fields))
      refusals[`registrations.${index}.${path}`] = code;
  }
  Object.assign(refusals, soldOut({ availabilities, values }));
  return { ...fieldErrors, ...fieldsOf(refusals, { availabilities, values }) };
}

/**
 * Returns the errors of options that have fewer pieces than the family wants in all, as far as the
 * page knows.
 */
function soldOut({ availabilities, values }: Form): Readonly<Record<string, string>> {
  const prices = availabilities.flatMap(({ options }) =>
    options.flatMap((option) => option.prices),
  );
  const stock = new Map(
    prices.flatMap((price) => (price.left === null ? [] : [[price.id, price.left]])),
  );
  const decision = decideStock(
    stock,
    registeringOf(availabilities, values.participant_ids).map(
      ({ participant_id, availability }) => {
        const { quantity, options } = personOf(values, participant_id);
        return { quantity, options: chosenOptions(availability, { options }) };
      },
    ),
  );
  if (decision.ok) return {};
  return Object.fromEntries(
    Object.entries(decision.fields).map(([path, code]) => [`registrations.${path}`, code]),
  );
}

/**
 * Returns the fields of a refusal, `registrations.0.options.1.content`, as fields of the form.
 * Errors without a field of the form are left out.
 */
export function fieldsOf(refusals: Readonly<Record<string, string>>, form: Form): FormErrors {
  const fieldErrors: Record<string, string> = {};
  for (const [path, code] of Object.entries(refusals)) {
    const field = fieldOf(path, form);
    if (field !== null) fieldErrors[field] ??= code;
  }
  return fieldErrors;
}

function fieldOf(path: string, { availabilities, values }: Form): string | null {
  const [, index = '', name = '', id = ''] =
    /^registrations\.(\d+)\.(\w+)(?:\.(\d+))?/.exec(path) ?? [];
  const registering = registeringOf(availabilities, values.participant_ids)[Number(index)];
  if (registering === undefined || name === '') return null;
  const { participant_id, availability } = registering;
  if (name === 'participant_id') return String(participant_id);
  if (name === 'quantity') return `${participant_id}.quantity`;
  if (name === 'availability_dates') return `dates.${availability.id}`;
  if (name === 'questions') return `${participant_id}.questions.${id}`;
  if (name !== 'options') return null;
  const options = chosenOptions(availability, personOf(values, participant_id));
  const option = availability.options.find(({ prices }) =>
    prices.some((price) => price.id === options[Number(id)]?.price_id),
  );
  return option === undefined ? null : `${participant_id}.options.${option.id}`;
}
