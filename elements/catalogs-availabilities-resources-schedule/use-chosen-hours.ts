import { useState } from 'react';
import type { ScheduleChoice } from '../pieces/schedule/schedule-column.ts';

interface ChosenHours {
  readonly ids: readonly string[];
  readonly choice: ScheduleChoice;
  /** Clears the choice; null when nothing is chosen. */
  readonly clear: (() => void) | null;
}

/**
 * Returns the chosen hours among those that are shown, one or several; when `shown` changes,
 * earlier choices are dropped.
 */
export function useChosenHours(shown: string, { several }: { several: boolean }): ChosenHours {
  const [chosen, setChosen] = useState<{ of: string; ids: readonly string[] }>({
    of: shown,
    ids: [],
  });
  const ids = chosen.of === shown ? chosen.ids : [];
  const choose = (wanted: readonly string[]) => setChosen({ of: shown, ids: wanted });
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
