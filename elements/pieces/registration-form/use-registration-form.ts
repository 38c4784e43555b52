import { type Answer, ApiError } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { focusFirstWrong } from '@ribambelle/ui/forms/focus-first-wrong.ts';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useAddition } from '../cart/use-addition.ts';
import { fieldErrorsOf, fieldsOf, type FormErrors } from './form-errors.ts';
import {
  type AvailabilityPage,
  familyQuestions,
  initialValues,
  type PersonValues,
  registrationsOf,
  type RegistrationValues,
} from './form-values.ts';
import { familyAnswers, type Remembered, withRemembered } from './proposals.ts';
import { type Member, useChosenAtFirst, useFamily } from './use-family.ts';
import { type Prices, shownPrice, usePrices } from './use-prices.ts';

/** What the form does instead of leading to the checkout. */
export interface Quick {
  /** What its button says. */
  readonly submit: string;
  /** What is said under it. */
  readonly foot: ReactNode;
  readonly added: (cart: Answer<'addCartItems'>['cart']) => void;
}

export interface RegistrationForm {
  /** What is chosen, with everybody of the account: what was answered for who is not chosen can be proposed. */
  readonly values: RegistrationValues;
  readonly members: readonly Member[];
  readonly prices: Prices;
  readonly fieldErrors: FormErrors;
  readonly choose: (participant_ids: readonly number[]) => void;
  readonly chooseDates: (availability_id: number, date_ids: readonly number[]) => void;
  readonly changePerson: (participant_id: number, changes: Partial<PersonValues>) => void;
  /** True for an answer of before that was not touched here. */
  readonly isRemembered: (participant_id: number, question_id: number) => boolean;
  readonly submit: (event: FormEvent) => void;
  /** From the press until the checkout opens. */
  readonly sending: boolean;
  /** The words of the last refusal. */
  readonly refusal: string | null;
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** The state of a registration form, and what happens when it is sent (2 §4). */
export function useRegistrationForm(input: {
  readonly session: Session;
  readonly availabilities: readonly AvailabilityPage[];
  readonly now: string;
  readonly wanted_dates: readonly string[];
  readonly quick?: Quick | undefined;
}): RegistrationForm {
  const { session, availabilities } = input;
  const ref = useRef<HTMLFormElement>(null);
  const [fieldErrors, setFieldErrors] = useState<FormErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const { values, members, ...chosen } = useChosen(input);
  const cart_id = session.cart?.id ?? null;
  const prices = usePrices({ availabilities, values, members, cart_id });
  const { add, sending } = useAddition(input.quick?.added);
  const answers = useAnswers();
  const show = (wrong: FormErrors) => {
    setFieldErrors(wrong);
    requestAnimationFrame(() =>
      focusFirstWrong(
        Object.keys(wrong).map(
          (field) =>
            ref.current?.querySelector<HTMLElement>(`[data-field="${elementOf(field)}"]`) ?? null,
        ),
      ),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setRefusal(null);
    const wrong = fieldErrorsOf({ availabilities, values });
    if (Object.keys(wrong).length > 0) return show(wrong);
    setFieldErrors({});
    const registrations = registrationsOf(availabilities, values).map((registration, index) => ({
      ...registration,
      total_amount: shownPrice(prices, index),
    }));
    const onError = (error: Error) => {
      setRefusal(error.message);
      if (!(error instanceof ApiError)) return;
      if (error.code === 'PRICE_CHANGED') void answers.invalidate('estimateCartItem');
      show(fieldsOf(error.fields, { availabilities, values }));
    };
    add({ customer_id: session.customer?.id, registrations }, { onError });
  };
  /** A field that is being mended is no longer shown as wrong. */
  const mended = (isMended: (field: string) => boolean) =>
    setFieldErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !isMended(field))),
    );
  return {
    values,
    members,
    prices,
    fieldErrors,
    choose: (participant_ids) => {
      chosen.choose(participant_ids);
      mended((field) => elementOf(field) === 'participant_ids');
    },
    chooseDates: (availability_id, date_ids) => {
      chosen.chooseDates(availability_id, date_ids);
      mended(
        (field) => field === `dates.${availability_id}` || elementOf(field) === 'participant_ids',
      );
    },
    changePerson: (participant_id, changes) => {
      chosen.changePerson(participant_id, changes);
      mended((field) =>
        Object.keys(changes).some((name) => field.startsWith(`${participant_id}.${name}`)),
      );
    },
    isRemembered: chosen.isRemembered,
    submit,
    sending,
    refusal,
    ref,
  };
}

/** The element that shows what is wrong with a field: what is wrong with somebody as such stands at the list of participants. */
function elementOf(field: string): string {
  return /^\d+$/.test(field) ? 'participant_ids' : field;
}

/** What is chosen and answered, with what was answered before. */
function useChosen(input: {
  readonly session: Session;
  readonly availabilities: readonly AvailabilityPage[];
  readonly now: string;
  readonly wanted_dates: readonly string[];
}) {
  const { session, availabilities, now } = input;
  const [typed, setTyped] = useState(() => initialValues(availabilities, input));
  const [family, setFamily] = useState<PersonValues['questions']>({});
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const date_ids = availabilities.flatMap(({ id }) => typed.dates[id] ?? []);
  const { members, remembered } = useFamily({ session, availabilities, date_ids, now });
  const of_family = familyQuestions(availabilities);
  const answered = familyAnswers(of_family, { typed: family, remembered });
  const at_first = useChosenAtFirst(session, { members, availabilities });
  return {
    values: {
      ...typed,
      participant_ids: chosen ?? at_first,
      people: Object.fromEntries(
        members.map(({ id }) => [
          id,
          withAnswers(
            withRemembered(typed.people[id], { participant_id: id, remembered }),
            answered,
          ),
        ]),
      ),
    },
    members,
    choose: setChosen,
    chooseDates: (availability_id: number, dates: readonly number[]) =>
      setTyped((before) => ({ ...before, dates: { ...before.dates, [availability_id]: dates } })),
    changePerson: (participant_id: number, changes: Partial<PersonValues>) => {
      const ids = of_family.map(({ id }) => String(id));
      const said = Object.entries(changes.questions ?? {}).filter(([id]) => ids.includes(id));
      if (said.length > 0) setFamily((before) => ({ ...before, ...Object.fromEntries(said) }));
      setTyped((before) => ({
        ...before,
        people: {
          ...before.people,
          [participant_id]: {
            ...(before.people[participant_id] ?? { quantity: 1, options: {}, questions: {} }),
            ...onlyTouched(changes, { participant_id, remembered }),
          },
        },
      }));
    },
    isRemembered: (participant_id: number, question_id: number) =>
      typed.people[participant_id]?.questions[question_id] === undefined &&
      remembered.questions.some(
        (row) => row.participant_id === participant_id && row.question_id === question_id,
      ),
  };
}

/** Somebody's values with the answers of the family. */
function withAnswers(values: PersonValues, answers: PersonValues['questions']): PersonValues {
  return { ...values, questions: { ...values.questions, ...answers } };
}

/** A change of one question carries the others as they are shown; those that stand as they were remembered were not touched. */
function onlyTouched(
  { questions, ...changes }: Partial<PersonValues>,
  of: { readonly participant_id: number; readonly remembered: Remembered },
): Partial<PersonValues> {
  if (questions === undefined) return changes;
  const before = new Map<string, unknown>(
    of.remembered.questions
      .filter(({ participant_id }) => participant_id === of.participant_id)
      .map(({ question_id, content }) => [String(question_id), content]),
  );
  const touched = Object.entries(questions).filter(([id, content]) => before.get(id) !== content);
  return { ...changes, questions: Object.fromEntries(touched) };
}
