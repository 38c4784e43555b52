import type { Answer } from '@ribambelle/api/client.ts';
import { shownQuestions } from '@ribambelle/domain/activities/shown-questions.ts';
import { bookableDates } from '@ribambelle/domain/availabilities/status.ts';

export type AvailabilityPage = Answer<'getAvailability'>;
export type Option = AvailabilityPage['options'][number];
export type Question = AvailabilityPage['questions'][number];

/** An option as it stands in the form: which price, if any, and the words that go with it. */
export interface OptionChoice {
  readonly price_id: number | null;
  readonly content: string;
}

/** An answer as it stands in the form. */
export type FormAnswer = string | readonly string[] | null;

/** What is chosen and answered for one participant, by the ids of options and questions; it holds for all dates of an activity. */
export interface PersonValues {
  readonly quantity: number;
  readonly options: Readonly<Record<number, OptionChoice>>;
  readonly questions: Readonly<Record<number, FormAnswer>>;
}

/** What the form holds. Everybody who is chosen registers for every availability in it, on the same dates. */
export interface RegistrationValues {
  readonly participant_ids: readonly number[];
  /** The ids of the chosen dates by the id of their availability. */
  readonly dates: Readonly<Record<number, readonly number[]>>;
  /** By the id of the participant; whoever is not there has answered nothing yet. */
  readonly people: Readonly<Record<number, PersonValues>>;
}

/** One registration that the form stands for. */
export interface Registering {
  readonly participant_id: number;
  readonly availability: AvailabilityPage;
}

export const NOTHING_ANSWERED: PersonValues = { quantity: 1, options: {}, questions: {} };

/** All bookable dates chosen (2 §4), or of them those that were asked for; nothing else. */
export function initialValues(
  availabilities: readonly AvailabilityPage[],
  at: { readonly now: string; readonly wanted_dates: readonly string[] },
): RegistrationValues {
  const dates = availabilities.map((availability) => {
    const bookable = bookableDates(availability, at.now);
    const together = availability.partial_registrations === 'NOBODY';
    const wanted = together ? [] : bookable.filter((date) => at.wanted_dates.includes(date.cuid));
    return [availability.id, (wanted.length > 0 ? wanted : bookable).map(({ id }) => id)] as const;
  });
  return { participant_ids: [], dates: Object.fromEntries(dates), people: {} };
}

/** The registrations of the form, each child's together: the order in which they are sent, and in which refusals name them. */
export function registeringOf(
  availabilities: readonly AvailabilityPage[],
  participant_ids: readonly number[],
): readonly Registering[] {
  return participant_ids.flatMap((participant_id) =>
    availabilities.map((availability) => ({ participant_id, availability })),
  );
}

/** What was chosen and answered for somebody. */
export function personOf(
  values: Pick<RegistrationValues, 'people'>,
  participant_id: number,
): PersonValues {
  return values.people[participant_id] ?? NOTHING_ANSWERED;
}

/** The options that are chosen of those that an availability offers, as they are sent. */
export function chosenOptions(
  offered: Pick<AvailabilityPage, 'options'>,
  values: Pick<PersonValues, 'options'>,
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

/** The questions that are shown to who answers like this; what was typed in the others stays in the form. */
export function visibleQuestions(
  form: Pick<AvailabilityPage, 'questions'>,
  values: Pick<PersonValues, 'questions'>,
): readonly Question[] {
  const given = Object.entries(values.questions).map(([id, content]) => ({
    question_id: Number(id),
    content,
  }));
  return shownQuestions(
    form.questions.toSorted((one, other) => one.order - other.order),
    given,
  );
}

/** Questions that the family answers once, whoever takes part. */
export function familyQuestions(availabilities: readonly AvailabilityPage[]): readonly Question[] {
  return availabilities
    .flatMap(({ questions }) => questions)
    .filter(({ answered_by }) => answered_by === 'FAMILY');
}

/** The answers to the questions of an availability that are shown, as they are sent; what was left empty is null. */
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

/** One registration for each participant and availability: the payload of 2 §3. */
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
