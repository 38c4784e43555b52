import type { Answer } from '@ribambelle/api/client.ts';
import { bookableDates } from '@ribambelle/domain/availabilities/status.ts';

export type AvailabilityPage = Answer<'getAvailability'>;
export type Option = AvailabilityPage['options'][number];

/** An option as it stands in the form: which price, if any, and the words that go with it. */
export interface OptionChoice {
  readonly price_id: number | null;
  readonly content: string;
}

/** What the form holds. One person registers for every availability in it; answers belong to an activity and hold for all its dates. */
export interface RegistrationValues {
  readonly participant_id: number | null;
  readonly quantity: number;
  /** The ids of the chosen dates by the id of their availability. */
  readonly dates: Readonly<Record<number, readonly number[]>>;
  readonly options: Readonly<Record<number, OptionChoice>>;
  readonly questions: Readonly<Record<number, string | readonly string[] | null>>;
}

/** All bookable dates chosen (2 §4), or of them those that were asked for; nothing else. */
export function initialValues(
  availabilities: readonly AvailabilityPage[],
  at: { readonly now: string; readonly wanted_dates: readonly string[] },
): RegistrationValues {
  const dates = availabilities.map((availability) => {
    const bookable = bookableDates(availability.dates, { now: at.now, partial_eligible: false });
    const wanted = bookable.filter((date) => at.wanted_dates.includes(date.cuid));
    return [availability.id, (wanted.length > 0 ? wanted : bookable).map(({ id }) => id)] as const;
  });
  return {
    participant_id: null,
    quantity: 1,
    dates: Object.fromEntries(dates),
    options: {},
    questions: {},
  };
}

/** The options that are chosen of those that an availability offers, as they are sent. */
export function chosenOptions(
  offered: Pick<AvailabilityPage, 'options'>,
  values: Pick<RegistrationValues, 'options'>,
): { price_id: number; content: string | null }[] {
  return offered.options.flatMap((option) => {
    const { price_id, content } = values.options[option.id] ?? { price_id: null, content: '' };
    if (price_id === null) return [];
    return [
      {
        price_id,
        content: option.answer_required && content.trim() !== '' ? content.trim() : null,
      },
    ];
  });
}

/** The answers to the questions of an availability, as they are sent; what was left empty is null. */
export function givenAnswers(
  asked: Pick<AvailabilityPage, 'questions'>,
  values: Pick<RegistrationValues, 'questions'>,
): { question_id: number; content: string | string[] | null }[] {
  return asked.questions.map((question) => {
    const answer = values.questions[question.id] ?? null;
    const content =
      answer === null || answer.length === 0
        ? null
        : typeof answer === 'string'
          ? answer
          : [...answer];
    return { question_id: question.id, content };
  });
}

/** One registration for each availability: the payload of 2 §3. */
export function registrationsOf(
  availabilities: readonly AvailabilityPage[],
  values: RegistrationValues,
) {
  return availabilities.map((availability) => ({
    participant_id: values.participant_id,
    availability_id: availability.id,
    quantity: values.quantity,
    availability_dates: (values.dates[availability.id] ?? []).map((date_id) => ({ date_id })),
    options: chosenOptions(availability, values),
    questions: givenAnswers(availability, values),
  }));
}
