import type { Answer } from '@ribambelle/api/client.ts';
import { shownQuestions } from '@ribambelle/domain/activities/shown-questions.ts';
import { bookableDates } from '@ribambelle/domain/availabilities/status.ts';

export type AvailabilityPage = Answer<'getAvailability'>;
export type Option = AvailabilityPage['options'][number];
export type Question = AvailabilityPage['questions'][number];

/** An option in the form: the chosen price, if any, and its text. */
export interface OptionChoice {
  readonly price_id: number | null;
  readonly content: string;
}

/** An answer in the form. */
export type FormAnswer = string | readonly string[] | null;

/**
 * The choices and answers for one participant, by the ids of options and questions; they hold for
 * all dates of an activity.
 */
export interface PersonValues {
  readonly quantity: number;
  readonly options: Readonly<Record<number, OptionChoice>>;
  readonly questions: Readonly<Record<number, FormAnswer>>;
}

/**
 * The values of the form. Every chosen participant registers for every availability in it, on the
 * same dates.
 */
export interface RegistrationValues {
  readonly participant_ids: readonly number[];
  /** The ids of the chosen dates by the id of their availability. */
  readonly dates: Readonly<Record<number, readonly number[]>>;
  /** By the id of the participant; a missing one has no answers yet. */
  readonly people: Readonly<Record<number, PersonValues>>;
}

/** A registration that the form will make. */
export interface Registering {
  readonly participant_id: number;
  readonly availability: AvailabilityPage;
}

export const NOTHING_ANSWERED: PersonValues = { quantity: 1, options: {}, questions: {} };

/**
 * Returns the first values: all bookable dates chosen (2 §4), or those wanted among them; nothing
 * else.
 */
export function initialValues(
  availabilities: readonly AvailabilityPage[],
  at: { readonly now: string; readonly wanted_dates: readonly string[] },
): RegistrationValues {
  const dates = availabilities.map((availability) => {
    const bookable = bookableDates(availability, at.now);
    const together = availability.partial_registrations === 'NOBODY';
    const wanted_dates = together
      ? []
      : bookable.filter((date) => at.wanted_dates.includes(date.cuid));
    return [
      availability.id,
      (wanted_dates.length > 0 ? wanted_dates : bookable).map(({ id }) => id),
    ] as const;
  });
  return { participant_ids: [], dates: Object.fromEntries(dates), people: {} };
}

/**
 * Returns the registrations of the form, by participant: in the order in which they are sent and in
 * which refusals name them.
 */
export function registeringOf(
  availabilities: readonly AvailabilityPage[],
  participant_ids: readonly number[],
): readonly Registering[] {
  return participant_ids.flatMap((participant_id) =>
    availabilities.map((availability) => ({ participant_id, availability })),
  );
}

/** Returns the choices and answers for a participant. */
export function personOf(
  values: Pick<RegistrationValues, 'people'>,
  participant_id: number,
): PersonValues {
  return values.people[participant_id] ?? NOTHING_ANSWERED;
}

/** Returns the chosen options among those of an availability, as they are sent. */
export function chosenOptions(
  page: Pick<AvailabilityPage, 'options'>,
  values: Pick<PersonValues, 'options'>,
): { price_id: number; content: string | null }[] {
  return page.options.flatMap((option) => {
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

/**
 * Returns the questions that are shown, given these answers; text typed in the others stays in the
 * form.
 */
export function visibleQuestions(
  form: Pick<AvailabilityPage, 'questions'>,
  values: Pick<PersonValues, 'questions'>,
): readonly Question[] {
  const questions = Object.entries(values.questions).map(([id, content]) => ({
    question_id: Number(id),
    content,
  }));
  return shownQuestions(
    form.questions.toSorted((one, other) => one.order - other.order),
    questions,
  );
}

/** Returns the questions that the family answers once, whoever takes part. */
export function familyQuestions(availabilities: readonly AvailabilityPage[]): readonly Question[] {
  return availabilities
    .flatMap(({ questions }) => questions)
    .filter(({ answered_by }) => answered_by === 'FAMILY');
}

/**
 * Returns the answers to the shown questions of an availability, as they are sent; an empty one is
 * null.
 */
export function givenAnswers(
  form: Pick<AvailabilityPage, 'questions'>,
  values: Pick<PersonValues, 'questions'>,
): { question_id: number; content: string | string[] | null }[] {
  return visibleQuestions(form, values).map((question) => {
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

/** Returns one registration for each participant and availability: the payload of 2 §3. */
export function registrationsOf(
  availabilities: readonly AvailabilityPage[],
  values: RegistrationValues,
) {
  return registeringOf(availabilities, values.participant_ids).map(
    ({ participant_id, availability }) => {
      const person = personOf(values, participant_id);
      return {
        participant_id,
        availability_id: availability.id,
        quantity: person.quantity,
        availability_dates: (values.dates[availability.id] ?? []).map((date_id) => ({ date_id })),
        options: chosenOptions(availability, person),
        questions: givenAnswers(availability, person),
      };
    },
  );
}
