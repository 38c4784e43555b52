import { useEffect, useRef } from 'react';

/**
 * Begins on a day with something free: where the address names none and the first day has nothing left, the next that has is chosen, once. Whoever
 * then comes back to an empty day meant it.
 */
export function useFirstFreeDay(input: {
  /** True where somebody chose the day. */
  readonly named: boolean;
  /** The next day with something; null for none that is known. */
  readonly next: string | null;
  readonly days: readonly string[];
  readonly onChoose: (day: string) => void;
}): void {
  const { named, next, days, onChoose } = input;
  const begun = useRef(named);
  useEffect(() => {
    if (begun.current || next === null || !days.includes(next)) return;
    begun.current = true;
    onChoose(next);
  });
}
