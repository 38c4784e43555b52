import type { ApiError } from '@ribambelle/api/client.ts';
import type { UseFormReturnType } from '@mantine/form';
import type { RecordOf } from './use-record.ts';
import { compareChanges, type Disputed, only, withValues } from './what-changed.ts';

/** Who changed a record since it was read, and what, as far as the log knows. */
export interface ChangeRefused {
  readonly by: string | null;
  /** The cuid of who it was. */
  readonly by_cuid: string | null;
  readonly at: string | null;
  readonly fields: readonly string[];
  readonly version: number;
}

/** What a form shows when somebody changed its record meanwhile. */
export interface Meanwhile extends ChangeRefused {
  /** What it was changed to is not read yet. */
  readonly reading: boolean;
  readonly theirs_alone: readonly Disputed[];
  readonly disputed: readonly Disputed[];
  /** Saves what was changed here on top of theirs; of the names given theirs stays. */
  readonly saveMine: (theirs: readonly string[]) => void;
  /** Leaves theirs as it is. */
  readonly takeTheirs: () => void;
}

/** What a refusal tells of a change meanwhile; null for another refusal. */
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

/** What somebody else made of the record, and how what was changed here is put on it. */
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
  const found = compareChanges({
    before: record.base().values,
    mine: form.values,
    theirs: latest.values,
  });
  return {
    ...refused,
    reading: (latest.version ?? 0) < refused.version,
    theirs_alone: found.theirs_alone,
    disputed: found.disputed,
    saveMine: (theirs) => {
      const mine = found.mine.filter((name) => !theirs.includes(name));
      const values = withValues(latest.values, only(form.values, mine));
      record.startFrom(latest);
      form.setValues(values);
      form.resetDirty(latest.values);
      input.send(values);
    },
    takeTheirs: input.discard,
  };
}
