import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { isSame } from './what-changed.ts';

/** A state of a record: the values that a form shows, and its version (null for a new record). */
export interface State<Values> {
  readonly values: Values;
  readonly version: number | null;
}

/** The state from which a form started, and the current state on the server. */
export interface RecordOf<Values> {
  /** Returns the state that was read when the changes began. */
  readonly base: () => State<Values>;
  /** Returns the state that was read last. */
  readonly latest: () => State<Values>;
  /** Makes this the state that the changes apply to. */
  readonly startFrom: (state: State<Values>) => void;
  /** Returns the state that a save changes. */
  readonly toSend: () => { readonly before: Values; readonly version: number | null };
  /** Keeps these values as those that were saved. */
  readonly saved: (values: Values) => void;
  /** Shows the state that was read last. */
  readonly reset: () => void;
}

/** Returns the version that a request carries; null for one without. */
export function versionIn(request: Readonly<Record<string, unknown>>): number | null {
  const { version } = request;
  return typeof version === 'number' ? version : null;
}

/**
 * Keeps the state from which a form started apart from the current state of its record. A new state
 * of the server is taken over while nothing was changed here (the ids of rows just saved, a change
 * by a colleague); with changes, the form keeps its values and the state that they apply to.
 */
export function useRecord<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  read_state: State<Values>,
): RecordOf<Values> {
  const base = useRef(read_state);
  const latest = useRef(read_state);
  latest.current = read_state;
  const { setValues, resetDirty } = form;
  const { version } = read_state;
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
      // changed elsewhere, in fields that this form does not show
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
