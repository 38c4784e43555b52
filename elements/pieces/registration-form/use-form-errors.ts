import { focusFirstWrong } from '@ribambelle/ui/forms/focus-first-wrong.ts';
import { type RefObject, useRef, useState } from 'react';
import type { FormErrors } from './form-errors.ts';

export interface ShownErrors {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly fieldErrors: FormErrors;
  /** Shows what is wrong, and leads to the first of it. */
  readonly show: (wrong: FormErrors) => void;
  /** A field that is being mended is no longer shown as wrong. */
  readonly mended: (isMended: (field: string) => boolean) => void;
}

/** What is wrong in a form, as long as it is. */
export function useFormErrors(): ShownErrors {
  const ref = useRef<HTMLFormElement>(null);
  const [fieldErrors, setFieldErrors] = useState<FormErrors>({});
  return {
    ref,
    fieldErrors,
    show: (wrong) => {
      setFieldErrors(wrong);
      requestAnimationFrame(() =>
        focusFirstWrong(
          Object.keys(wrong).map(
            (field) =>
              ref.current?.querySelector<HTMLElement>(`[data-field="${elementOf(field)}"]`) ?? null,
          ),
        ),
      );
    },
    mended: (isMended) =>
      setFieldErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !isMended(field))),
      ),
  };
}

/** The element that shows what is wrong with a field: what is wrong with somebody as such stands at the list of participants. */
export function elementOf(field: string): string {
  return /^\d+$/.test(field) ? 'participant_ids' : field;
}
