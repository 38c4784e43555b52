import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { isSame } from './what-changed.ts';

/** A state of a record: the values that a form shows of it, and its version (null for something new). */
export interface State<Values> {
  readonly values: Values;
  readonly version: number | null;
}

/** What a form started from, and what the server says of it now. */
export interface RecordOf<Values> {
  /** What was read when its changes began. */
  readonly base: () => State<Values>;
  /** What was read last. */
  readonly latest: () => State<Values>;
  /** From now on the changes are changes of this. */
  readonly startFrom: (state: State<Values>) => void;
  /** What a save is a change of. */
  readonly toSend: () => { readonly before: Values; readonly version: number | null };
  /** It was saved with these values. */
  readonly saved: (values: Values) => void;
  /** Shows what was read last. */
  readonly reset: () => void;
}

/** The version that a request carries; null for one without. */
export function versionIn(request: Readonly<Record<string, unknown>>): number | null {
  const { version } = request;
  return typeof version === 'number' ? version : null;
}

/**
 * Keeps what a form started from apart from what its record became. What the server says anew is taken over while nothing was changed here
 * (the ids of what was just saved, what a colleague did); with changes the form stays as it is, and so does what it is a change of.
 */
export function useRecord<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  read: State<Values>,
): RecordOf<Values> {
  const base = useRef(read);
  const latest = useRef(read);
  latest.current = read;
  const { setValues, resetDirty } = form;
  const { version } = read;
  const dirty = form.isDirty();
  const show = useRef(() => {});
  show.current = () => {
    base.current = latest.current;
    setValues(latest.current.values);
    resetDirty(latest.current.values);
  };
  useEffect(() => {
    if (version === base.current.version) return;
    if (!dirty) show.current();
  }, [version, dirty]);
  return {
    base: () => base.current,
    latest: () => latest.current,
    startFrom: (state) => {
      base.current = state;
    },
    toSend: () => {
      // changed elsewhere, in nothing that this form shows
      if (isSame(base.current.values, latest.current.values)) base.current = latest.current;
      return { before: base.current.values, version: base.current.version };
    },
    saved: (values) => {
      base.current = { ...base.current, values };
      resetDirty(values);
    },
    reset: () => show.current(),
  };
}
