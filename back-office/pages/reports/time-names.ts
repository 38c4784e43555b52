import type { Period, PeriodPart } from '@ribambelle/domain/reports/periods.ts';
import { useSession } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { todayIn } from '../availabilities/week.ts';

/** Returns today in the organiser's zone. */
export function useToday(): string {
  return todayIn(useSession().organiser.timezone);
}

/**
 * Returns a function that names a day, a week (by its Monday) or a month along a picture: with its
 * year, when the period spans several.
 */
export function useNameOfPart({ from, to }: Period): (part: PeriodPart, key: string) => string {
  const formats = useFormats();
  const nameOfDay =
    from.slice(0, 4) === to.slice(0, 4) ? formats.dayOfMonth : formats.dayOfMonthAndYear;
  return (part, key) => (part === 'month' ? formats.shortMonth(key) : nameOfDay(key));
}
