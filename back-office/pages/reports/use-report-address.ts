import { reportFilterSet } from '@ribambelle/api/reports/report-filters.ts';
import type { Columns } from '@ribambelle/api/lists/columns.ts';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';

/** Returns the list of a report and its grouping, as kept in the address. */
export function useDimension<Dimension extends string>(
  dimensions: readonly [Dimension, ...Dimension[]],
) {
  const list = useListAddress();
  const by = dimensions.find((one) => one === list.filter('by')) ?? dimensions[0];
  return { list, by };
}

/** Returns the days of a report from its address, by their name or one by one. */
export function useReportDays(list: ListAddress, columns: Columns<never>) {
  const { from, to } = useListFilters(list, { filters: reportFilterSet, columns });
  return { from, to };
}
