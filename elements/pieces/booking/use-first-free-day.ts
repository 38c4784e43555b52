import { useEffect, useRef } from 'react';

/**
 * Begins on a day with free hours: when the address names no day and the first day has none left,
 * chooses the next day with some, once. A return to an empty day after that is deliberate.
 */
export function useFirstFreeDay(input: {
  /** True when somebody chose the day. */
  readonly named: boolean;
  /** The next day with free hours; null when none is known. */
  readonly next: string | null;
  readonly days: readonly string[];
  readonly onChoose: (day: string) => void;
}): void {
  const { named, next, days, onChoose } = input;
  const has_begun = useRef(named);
  useEffect(() => {
    if (has_begun.current || next === null || !days.includes(next)) return;
    has_begun.current = true;
    onChoose(next);
  });
}
