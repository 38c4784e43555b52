import type { Period, PeriodPart } from '@ribambelle/domain/reports/periods.ts';
import { useSession } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { todayIn } from '../availabilities/week.ts';

/** Today, where the organiser is. */
export function useToday(): string {
  return todayIn(useSession().organiser.timezone);
}

/** How a day, a week (by its Monday) or a month of a period is called along a picture: with its year, where the period is of several. */
export function useNameOfPart({ from, to }: Period): (part: PeriodPart, key: string) => string {
  const formats = useFormats();
  const nameOfDay =
    from.slice(0, 4) === to.slice(0, 4) ? formats.dayOfMonth : formats.dayOfMonthAndYear;
  return (part, key) => (part === 'month' ? formats.shortMonth(key) : nameOfDay(key));
}
