import type { ApiError } from '@ribambelle/api/client.ts';
import type { UseFormReturnType } from '@mantine/form';
import type { RecordOf } from './use-record.ts';
import { compareChanges, type Disputed, only, withValues } from './what-changed.ts';

/** A change of a record since it was read: its author and its fields, as far as the log knows. */
export interface ChangeRefused {
  readonly by: string | null;
  /** The cuid of the person who changed it. */
  readonly by_cuid: string | null;
  readonly at: string | null;
  readonly fields: readonly string[];
  readonly version: number;
}

/** The change of a record by another person, as a form shows it. */
export interface Meanwhile extends ChangeRefused {
  /** True until the new values have been read. */
  readonly reading: boolean;
  readonly theirs_alone: readonly Disputed[];
  readonly disputed: readonly Disputed[];
  /** Saves the changes made here on top of theirs; for the named fields, theirs stays. */
  readonly saveMine: (theirs: readonly string[]) => void;
  /** Takes their version and drops the changes made here. */
  readonly takeTheirs: () => void;
}

/** Returns the change that a refusal reports; null for another refusal. */
export function meanwhileOf(error: ApiError): ChangeRefused | null {
  if (error.code !== 'CHANGED_MEANWHILE') return null;
  const { by, by_cuid, at, fields, version } = error.details;
  return {
    by: by === undefined ? null : String(by),
    by_cuid: by_cuid === undefined ? null : String(by_cuid),
    at: at === undefined ? null : String(at),
    fields: fields === undefined || fields === '' ? [] : String(fields).split(','),
    version: Number(version ?? 0),
  };
}

/** Compares the changes of another person with those made here; null when nothing was refused. */
export function presentMeanwhile<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  input: {
    refused: ChangeRefused | null;
    record: RecordOf<Values>;
    discard: () => void;
    send: (values: Values) => void;
  },
): Meanwhile | null {
  const { refused, record } = input;
  if (refused === null) return null;
  const latest = record.latest();
  const comparison = compareChanges({
    before: record.base().values,
    mine: form.values,
    theirs: latest.values,
  });
  return {
    ...refused,
    reading: (latest.version ?? 0) < refused.version,
    theirs_alone: comparison.theirs_alone,
    disputed: comparison.disputed,
    saveMine: (theirs) => {
      const own_names = comparison.mine.filter((name) => !theirs.includes(name));
      const values = withValues(latest.values, only(form.values, own_names));
      record.startFrom(latest);
      form.setValues(values);
      form.resetDirty(latest.values);
      input.send(values);
    },
    takeTheirs: input.discard,
  };
}
