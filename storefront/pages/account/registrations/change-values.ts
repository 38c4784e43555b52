import type { Answer, Ask } from '@ribambelle/api/client.ts';
import {
  chosenOptions,
  givenAnswers,
  type PersonValues,
} from '@ribambelle/elements/pieces/registration-form/form-values.ts';

export type Choices = Answer<'getRegistrationChoices'>;

/** The values of the form: the ids of the dates, options and answers by their ids. */
export interface ChangeValues extends Pick<PersonValues, 'options' | 'questions'> {
  readonly dates: readonly number[];
  /** The participant whose answers they are: the one who had the place when the form was opened. */
  readonly participant_id: number;
}

/** Returns the values of the present registration. */
export function initialChange(choices: Choices): ChangeValues {
  const chosen_options = choices.chosen_options.flatMap(({ price_id, content }) => {
    const option = choices.options.find(({ prices }) => prices.some(({ id }) => id === price_id));
    return option === undefined ? [] : [[option.id, { price_id, content: content ?? '' }] as const];
  });
  return {
    participant_id: choices.participant_id,
    dates: choices.dates.filter((date) => date.chosen).map(({ id }) => id),
    options: Object.fromEntries(chosen_options),
    questions: Object.fromEntries(
      choices.given_answers.map(({ question_id, content }) => [question_id, content]),
    ),
  };
}

/** Returns the change to send: the complete content of the registration (3 §7). */
export function changeRequest(
  choices: Choices,
  values: ChangeValues,
): Omit<Ask<'updateRegistration'>, 'automatic_price'> {
  return {
    registration_id: choices.registration_id,
    participant_id: values.participant_id,
    availability_dates: values.dates.map((date_id) => ({ date_id })),
    options: chosenOptions(choices, values),
    questions: givenAnswers(choices, values),
  };
}

/**
 * Maps the fields of a refusal to those of the form: `dates`, `options.<option>`,
 * `questions.<question>`; the values are error codes.
 */
export function changeErrors(
  fields: Readonly<Record<string, string>>,
  form: { readonly choices: Choices; readonly values: ChangeValues },
): Readonly<Record<string, string>> {
  const fieldErrors: Record<string, string> = {};
  for (const [path, code] of Object.entries(fields)) fieldErrors[fieldOf(path, form)] ??= code;
  return fieldErrors;
}

function fieldOf(
  path: string,
  { choices, values }: { readonly choices: Choices; readonly values: ChangeValues },
): string {
  const [name = '', index] = path.split('.');
  if (name === 'availability_dates') return 'dates';
  if (name !== 'options' || index === undefined) return path;
  const price_id = chosenOptions(choices, values)[Number(index)]?.price_id;
  const option = choices.options.find(({ prices }) => prices.some(({ id }) => id === price_id));
  return option === undefined ? path : `options.${option.id}`;
}
