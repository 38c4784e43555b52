import { type Answer, ApiError } from '@ribambelle/api/client.ts';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useSentence } from '@ribambelle/ui/data/use-sentence.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { focusFirstWrong } from '@ribambelle/ui/forms/focus-first-wrong.ts';
import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useObserved } from '@ribambelle/client/data/use-observed.ts';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import {
  changeErrors,
  changeRequest,
  type ChangeValues,
  type Choices,
  initialChange,
} from './change-values.ts';

export interface ChangeState {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly values: ChangeValues;
  readonly change: (changes: Partial<ChangeValues>) => void;
  /** Error codes by field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly refusal: string | null;
  /** The price of the present choices; null until it is known. */
  readonly estimate: Answer<'estimateRegistration'> | null;
  /**
   * True when the shown price is that of the present choices: until then nothing is sent, since
   * nobody has seen its price (R33).
   */
  readonly priced: boolean;
  readonly submit: (event: FormEvent) => void;
  readonly sending: boolean;
}

/**
 * Returns the state of the form that changes a registration: its choices, their price, and what
 * sending it does.
 */
export function useChange(choices: Choices, onDone: () => void): ChangeState {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => initialChange(choices));
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const sentence = useSentence();
  const refresh = useRefreshSession();
  const answers = useAnswers();
  const request = changeRequest(choices, values);
  const { estimate, priced, estimate_error } = useEstimate(request);
  const update = useAction('updateRegistration', {
    onDone: async () => {
      onDone();
      await Promise.all([answers.invalidate(), refresh()]);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (update.isPending || estimate === null || !priced) return;
    setRefusal(null);
    setFieldErrors({});
    const onError = (error: Error) => {
      setRefusal(sentence(error));
      if (!(error instanceof ApiError)) return;
      const wrong = changeErrors(error.fields, { choices, values });
      setFieldErrors(wrong);
      // closed and opened again, the form has the questions for the present participant
      if (error.code === 'REGISTRATION_PARTICIPANT_CHANGED') void answers.invalidate();
      if (error.code === 'REGISTRATION_PRICE_CHANGED')
        void answers.invalidate('estimateRegistration');
      requestAnimationFrame(() =>
        focusFirstWrong(
          Object.keys(wrong).map(
            (field) => ref.current?.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? null,
          ),
        ),
      );
    };
    const { automatic_price, total_amount, fee_amount, online_amount, wallet_amount } = estimate;
    const seen = { fee_amount, online_amount, wallet_amount };
    update.mutate({ ...request, automatic_price, total_amount, seen }, { onError });
  };
  const change = (changes: Partial<ChangeValues>) => {
    setValues((before) => ({ ...before, ...changes }));
    const changed_fields = Object.keys(changes);
    setFieldErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(
          ([field]) => !changed_fields.includes(field.split('.')[0] ?? ''),
        ),
      ),
    );
  };
  return {
    ref,
    values,
    change,
    fieldErrors,
    // choices that cannot be made have no price, and say why
    refusal: estimate_error === null ? refusal : sentence(estimate_error),
    estimate,
    priced,
    submit,
    sending: update.isPending,
  };
}

function useEstimate(
  change: ReturnType<typeof changeRequest>,
): Pick<ChangeState, 'estimate' | 'priced'> & { readonly estimate_error: Error | null } {
  const call = useClient();
  const language = useLanguage();
  const { registration_id, availability_dates, options = [] } = change;
  const request = {
    registration_id,
    // without any date there is no price: saving reports what is missing
    ...(availability_dates?.length === 0 ? {} : { availability_dates }),
    options: options.map(({ price_id }) => ({ price_id })),
  };
  const { data, error, isPlaceholderData } = useObserved({
    key: ['estimateRegistration', request, language],
    read: () => call('estimateRegistration', request),
    keep_previous: true,
    on_focus: false,
  });
  return {
    estimate: data ?? null,
    priced: data !== undefined && !isPlaceholderData,
    estimate_error: error,
  };
}
