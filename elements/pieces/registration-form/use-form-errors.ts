import { focusFirstWrong } from '@ribambelle/ui/forms/focus-first-wrong.ts';
import { type RefObject, useRef, useState } from 'react';
import type { FormErrors } from './form-errors.ts';

export interface ShownErrors {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly fieldErrors: FormErrors;
  /** Shows the errors, and moves the focus to the first. */
  readonly show: (wrong: FormErrors) => void;
  /** Clears the errors of fields that are being corrected. */
  readonly mended: (isMended: (field: string) => boolean) => void;
}

/** Returns the errors of a form, while they last. */
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

/**
 * Returns the name of the element that shows the error of a field: errors of a participant as a
 * whole are at the list of participants.
 */
export function elementOf(field: string): string {
  return /^\d+$/.test(field) ? 'participant_ids' : field;
}
