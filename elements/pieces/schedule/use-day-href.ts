import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';

/** The address of a schedule at another day; the way back leads out of it, not through every day that was looked at (2 §4). */
export function useDayHref(): (day: Day) => string {
  const { path, search } = useLocation();
  return (day) => `${path}${withChanges(search, { date: day })}`;
}
