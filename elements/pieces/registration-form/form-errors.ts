import { readRegistrationAnswers } from '@ribambelle/domain/activities/answers.ts';
import {
  type AvailabilityPage,
  chosenOptions,
  givenAnswers,
  type RegistrationValues,
} from './form-values.ts';

/**
 * What is wrong, by field of the form: `participant_id`, `quantity`, `dates.<availability>`, `options.<option>`, `questions.<question>`.
 * The values are error codes.
 */
export type FormFaults = Readonly<Record<string, string>>;

interface Form {
  readonly availabilities: readonly AvailabilityPage[];
  readonly values: RegistrationValues;
}

/** What can be seen to be wrong before anything is sent, by the very rules of the server (2 §5). */
export function fieldErrorsOf({ availabilities, values }: Form): FormFaults {
  const fieldErrors: Record<string, string> = {};
  if (values.participant_id === null)
    fieldErrors['registrations.0.participant_id'] = 'PARTICIPANT_NOT_FOUND';
  for (const [index, availability] of availabilities.entries()) {
    if ((values.dates[availability.id] ?? []).length === 0)
      fieldErrors[`registrations.${index}.availability_dates`] = 'AVAILABILITY_DATES_REQUIRED';
    const answers = readRegistrationAnswers(availability, {
      options: chosenOptions(availability, values),
      questions: givenAnswers(availability, values),
    });
    if (answers.ok) continue;
    for (const [path, code] of Object.entries(answers.fields))
      fieldErrors[`registrations.${index}.${path}`] = code;
  }
  return fieldsOf(fieldErrors, { availabilities, values });
}

/** A refusal's fields, `registrations.0.options.1.content`, as fields of the form. What belongs to no field is left out. */
export function fieldsOf(refused: Readonly<Record<string, string>>, form: Form): FormFaults {
  const fieldErrors: Record<string, string> = {};
  for (const [path, code] of Object.entries(refused)) {
    const field = fieldOf(path, form);
    if (field !== null) fieldErrors[field] ??= code;
  }
  return fieldErrors;
}

function fieldOf(path: string, { availabilities, values }: Form): string | null {
  const [, place = '', name = '', id = ''] =
    /^registrations\.(\d+)\.(\w+)(?:\.(\d+))?/.exec(path) ?? [];
  const availability = availabilities[Number(place)];
  if (path === 'participant_id' || name === 'participant_id') return 'participant_id';
  if (name === 'quantity') return 'quantity';
  if (availability === undefined) return null;
  if (name === 'availability_dates') return `dates.${availability.id}`;
  if (name === 'questions') return `questions.${id}`;
  if (name !== 'options') return null;
  const price_id = chosenOptions(availability, values)[Number(id)]?.price_id;
  const option = availability.options.find(({ prices }) =>
    prices.some((price) => price.id === price_id),
  );
  return option === undefined ? null : `options.${option.id}`;
}
