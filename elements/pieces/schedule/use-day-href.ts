import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';

/**
 * Returns a function for the address of a schedule at another day; going back leaves the schedule,
 * and does not pass through every day that was viewed (2 §4).
 */
export function useDayHref(): (day: Day) => string {
  const { path, search } = useLocation();
  return (day) => `${path}${withChanges(search, { date: day })}`;
}
