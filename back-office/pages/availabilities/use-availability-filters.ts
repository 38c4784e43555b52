import { availabilityColumns } from '@ribambelle/api/availabilities/availability-columns.ts';
import { availabilityFilterSet } from '@ribambelle/api/availabilities/availability-filters.ts';
import { useSession } from '../../data/session.tsx';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { todayIn } from './week.ts';

/**
 * Returns the filters and the order of availabilities from the address: from today on, unless it
 * has other days.
 */
export function useAvailabilityFilters(list: ListAddress) {
  const { timezone } = useSession().organiser;
  const filters = useListFilters(list, {
    filters: availabilityFilterSet,
    columns: availabilityColumns,
  });
  const ahead = filters.from === undefined && filters.until === undefined;
  return ahead ? { ...filters, from: todayIn(timezone) } : filters;
}
