import { type Answer, ApiError } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useSentence } from '@ribambelle/ui/data/use-sentence.ts';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { useAddition } from '../cart/use-addition.ts';
import { fieldErrorsOf, fieldsOf, type FormErrors } from './form-errors.ts';
import {
  type AvailabilityPage,
  type PersonValues,
  registrationsOf,
  type RegistrationValues,
} from './form-values.ts';
import { useChosen } from './use-chosen.ts';
import type { Member } from './use-family.ts';
import { elementOf, useFormErrors } from './use-form-errors.ts';
import { type Prices, shownPrice, usePrices } from './use-prices.ts';

/** The alternative to the checkout after the form. */
export interface Quick {
  /** The label of its button. */
  readonly submit: string;
  /** The text below the button. */
  readonly foot: ReactNode;
  readonly added: (cart: Answer<'addCartItems'>['cart']) => void;
}

export interface RegistrationForm {
  /** The values of everybody of the account: the answers for those not chosen can be proposed. */
  readonly values: RegistrationValues;
  readonly members: readonly Member[];
  readonly prices: Prices;
  readonly fieldErrors: FormErrors;
  readonly choose: (participant_ids: readonly number[]) => void;
  readonly chooseDates: (availability_id: number, date_ids: readonly number[]) => void;
  readonly changePerson: (participant_id: number, changes: Partial<PersonValues>) => void;
  /** True for an earlier answer that was not changed here. */
  readonly isRemembered: (participant_id: number, question_id: number) => boolean;
  readonly submit: (event: FormEvent) => void;
  /** True from the press until the checkout opens. */
  readonly sending: boolean;
  /** The words of the last refusal. */
  readonly refusal: string | null;
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** Returns the state of a registration form, and sends it (2 §4). */
export function useRegistrationForm(input: {
  readonly session: Session;
  readonly availabilities: readonly AvailabilityPage[];
  readonly now: string;
  readonly wanted_dates: readonly string[];
  readonly quick?: Quick | undefined;
}): RegistrationForm {
  const { session, availabilities } = input;
  const errors = useFormErrors();
  const { show, mended } = errors;
  const [refusal, setRefusal] = useState<string | null>(null);
  const sentence = useSentence();
  const { values, members, ...chosen } = useChosen(input);
  const cart_id = session.cart?.id ?? null;
  const prices = usePrices({ availabilities, values, members, cart_id });
  const { add, sending } = useAddition(input.quick?.added);
  const answers = useAnswers();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setRefusal(null);
    const wrong = fieldErrorsOf({ availabilities, values });
    if (Object.keys(wrong).length > 0) return show(wrong);
    show({});
    const registrations = registrationsOf(availabilities, values).map((registration, index) => ({
      ...registration,
      total_amount: shownPrice(prices, index),
    }));
    const onError = (error: Error) => {
      setRefusal(sentence(error));
      if (!(error instanceof ApiError)) return;
      if (error.code === 'PRICE_CHANGED') void answers.invalidate('estimateCartItem');
      show(fieldsOf(error.fields, { availabilities, values }));
    };
    add({ customer_id: session.customer?.id, registrations }, { onError });
  };
  return {
    values,
    members,
    prices,
    fieldErrors: errors.fieldErrors,
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
    ref: errors.ref,
  };
}
