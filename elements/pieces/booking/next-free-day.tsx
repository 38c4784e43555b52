import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import { dayAndMonth } from '../schedule/day-words.ts';

interface NextFreeDayProps {
  /** The next day with free hours; null when none is known. */
  readonly next: string | null;
  /** The days that can be chosen. */
  readonly days: readonly string[];
  readonly onChoose: (day: string) => void;
}

/**
 * A button that leads from a day without free hours to the next day that has some, when that day
 * can be chosen.
 */
export const NextFreeDay = ({ next, days, onChoose }: NextFreeDayProps): ReactElement | null => {
  const texts = useTexts('resources');
  const { language } = useReading();
  if (next === null || !days.includes(next)) return null;
  return (
    <Button kind="white" onClick={() => onChoose(next)}>
      {texts.next_free(dayAndMonth(next, language))}
    </Button>
  );
};
