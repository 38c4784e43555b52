import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { type Draft, draftPlace, dropDraft, keepDraft, readDraft } from '../data/drafts.ts';
import { useOwnCuid } from '../data/session.tsx';
import type { RecordOf } from './use-record.ts';
import { changedNames, only, withValues } from './what-changed.ts';

/** The values typed into the same form before, with the ways to resume or discard them. */
export interface KeptDraft {
  readonly saved_at: number;
  readonly resume: () => void;
  readonly discard: () => void;
}

/**
 * Keeps typed values until the form is sent or discarded, and offers them when it is opened again.
 */
export function useDraft<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  input: {
    path: string;
    of: Readonly<Record<string, unknown>>;
    record: RecordOf<Values>;
    aside: boolean;
  },
): { readonly kept: KeptDraft | null; readonly drop: () => void } {
  const { record } = input;
  const collaborator = useOwnCuid();
  const place =
    collaborator === null || input.aside ? null : draftPlace({ ...input, collaborator });
  const [offered, setOffered] = useState<Draft | null>(() => {
    const found = place === null ? null : readDraft(place, Date.now());
    const values = record.latest().values;
    return found !== null && changedNames(values, withValues(values, found.changed)).length > 0
      ? found
      : null;
  });
  const typed = useRef(false);
  const dirty = form.isDirty();
  const { values } = form;
  useEffect(() => {
    if (place === null) return;
    if (dirty) {
      typed.current = true;
      const base = record.base();
      const names = changedNames(base.values, values);
      keepDraft(place, {
        saved_at: Date.now(),
        version: base.version,
        changed: only(values, names),
        before: only(base.values, names),
      });
    } else if (typed.current) {
      typed.current = false;
      dropDraft(place);
    }
  });
  const drop = () => {
    typed.current = false;
    setOffered(null);
    if (place !== null) dropDraft(place);
  };
  if (offered === null) return { kept: null, drop };
  const resume = () => {
    const now = record.latest();
    const before = withValues(now.values, offered.before);
    record.startFrom({ values: before, version: offered.version ?? now.version });
    form.setValues(withValues(now.values, offered.changed));
    form.resetDirty(before);
    setOffered(null);
  };
  return { kept: { saved_at: offered.saved_at, resume, discard: drop }, drop };
}
