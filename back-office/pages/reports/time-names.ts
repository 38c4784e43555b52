import type { PeriodPart } from '@ribambelle/domain/reports/periods.ts';
import { useSession } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { todayIn } from '../availabilities/week.ts';

/** Today, where the organiser is. */
export function useToday(): string {
  return todayIn(useSession().organiser.timezone);
}

/** How a day, a week (by its Monday) or a month is called along a picture. */
export function useNameOfPart(): (part: PeriodPart, key: string) => string {
  const formats = useFormats();
  return (part, key) => (part === 'month' ? formats.shortMonth(key) : formats.dayOfMonth(key));
}
