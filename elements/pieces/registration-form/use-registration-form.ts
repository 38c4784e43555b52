import { ApiError } from '@ribambelle/api/client.ts';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession, useSession } from '@ribambelle/ui/data/use-session.ts';
import { focusFirstWrong } from '@ribambelle/ui/forms/focus-first-wrong.ts';
import { useLocation, useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { fieldErrorsOf, fieldsOf, type FormFaults } from './form-errors.ts';
import {
  type AvailabilityPage,
  initialValues,
  registrationsOf,
  type RegistrationValues,
} from './form-values.ts';

export interface RegistrationForm {
  readonly values: RegistrationValues;
  readonly fieldErrors: FormFaults;
  readonly change: (changes: Partial<RegistrationValues>) => void;
  readonly submit: (event: FormEvent) => void;
  /** From the press until the checkout opens. */
  readonly sending: boolean;
  /** The words of the last refusal. */
  readonly refusal: string | null;
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** After so long the checkout opens: the drawer has been seen to take the item. */
const UNTIL_CHECKOUT = 1000;

/** The state of a registration form, and what happens when it is sent (2 §4). */
export function useRegistrationForm(input: {
  readonly availabilities: readonly AvailabilityPage[];
  readonly now: string;
  readonly wanted_dates: readonly string[];
}): RegistrationForm {
  const { availabilities } = input;
  const ref = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => initialValues(availabilities, input));
  const [fieldErrors, setFieldErrors] = useState<FormFaults>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const first = useFirstParticipant();
  const participant_id = typed.participant_id ?? first;
  const values = { ...typed, participant_id };
  const add = useAddition(() => setLeaving(true));
  const show = (wrong: FormFaults) => {
    setFieldErrors(wrong);
    requestAnimationFrame(() =>
      focusFirstWrong(
        Object.keys(wrong).map(
          (field) => ref.current?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? null,
        ),
      ),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending || leaving) return;
    setRefusal(null);
    const wrong = fieldErrorsOf({ availabilities, values });
    if (Object.keys(wrong).length > 0) return show(wrong);
    setFieldErrors({});
    add.mutate(
      { participant_id, registrations: registrationsOf(availabilities, values) },
      {
        onError: (error) => {
          setRefusal(error.message);
          if (error instanceof ApiError) show(fieldsOf(error.fields, { availabilities, values }));
        },
      },
    );
  };
  const change = (changes: Partial<RegistrationValues>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setFieldErrors((before) => withoutChanged(before, changes));
  };
  return { values, fieldErrors, change, submit, sending: add.isPending || leaving, refusal, ref };
}

/** Whom the address names, or else the only participant there is; several must be chosen from. */
function useFirstParticipant(): number | null {
  const participants = useSession()?.participants ?? [];
  const named = new URLSearchParams(useLocation().search).get('participant');
  const found =
    participants.find(({ cuid }) => cuid === named) ??
    (participants.length === 1 ? participants[0] : undefined);
  return found?.id ?? null;
}

/** Adds to the cart: the session is read again, estimates are stale, and a moment later the checkout opens (2 §4). */
function useAddition(onAdded: () => void) {
  const refresh = useRefreshSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const texts = useTexts('cart');
  return useAction('addCartItems', {
    done: texts.added,
    onDone: async () => {
      onAdded();
      await Promise.all([refresh(), queries.invalidateQueries({ queryKey: ['estimateCartItem'] })]);
      setTimeout(() => navigate('/checkout'), UNTIL_CHECKOUT);
    },
  });
}

/** A field that is being mended is no longer shown as wrong. */
function withoutChanged(fieldErrors: FormFaults, changes: Partial<RegistrationValues>): FormFaults {
  const changed = Object.keys(changes);
  return Object.fromEntries(
    Object.entries(fieldErrors).filter(([field]) => !changed.includes(field.split('.')[0] ?? '')),
  );
}
