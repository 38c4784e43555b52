import { useState } from 'react';
import type { ScheduleChoice } from '../pieces/schedule/schedule-column.ts';

interface ChosenHours {
  readonly ids: readonly string[];
  readonly choice: ScheduleChoice;
  /** Clears the choice; null when nothing is chosen. */
  readonly clear: (() => void) | null;
}

/**
 * Returns the chosen hours among those that are shown, one or several; when `key` changes,
 * earlier choices are dropped.
 */
export function useChosenHours(key: string, { several }: { several: boolean }): ChosenHours {
  const [selection, setSelection] = useState<{ of: string; ids: readonly string[] }>({
    of: key,
    ids: [],
  });
  const ids = selection.of === key ? selection.ids : [];
  const choose = (new_ids: readonly string[]) => setSelection({ of: key, ids: new_ids });
  const toggle = (one: string) =>
    choose(
      ids.includes(one) ? ids.filter((other) => other !== one) : [...(several ? ids : []), one],
    );
  return {
    ids,
    choice: { chosen: new Set(ids), toggle },
    clear: ids.length === 0 ? null : () => choose([]),
  };
}
