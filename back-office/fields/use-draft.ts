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
  const [offer, setOffer] = useState<Draft | null>(() => {
    const draft = place === null ? null : readDraft(place, Date.now());
    const values = record.latest().values;
    return draft !== null && changedNames(values, withValues(values, draft.changed)).length > 0
      ? draft
      : null;
  });
  const has_typed = useRef(false);
  const dirty = form.isDirty();
  const { values } = form;
  useEffect(() => {
    if (place === null) return;
    if (dirty) {
      has_typed.current = true;
      const base = record.base();
      const names = changedNames(base.values, values);
      keepDraft(place, {
        saved_at: Date.now(),
        version: base.version,
        changed: only(values, names),
        before: only(base.values, names),
      });
    } else if (has_typed.current) {
      has_typed.current = false;
      dropDraft(place);
    }
  });
  const drop = () => {
    has_typed.current = false;
    setOffer(null);
    if (place !== null) dropDraft(place);
  };
  if (offer === null) return { kept: null, drop };
  const resume = () => {
    const now = record.latest();
    const before = withValues(now.values, offer.before);
    record.startFrom({ values: before, version: offer.version ?? now.version });
    form.setValues(withValues(now.values, offer.changed));
    form.resetDirty(before);
    setOffer(null);
  };
  return { kept: { saved_at: offer.saved_at, resume, discard: drop }, drop };
}
