import type { FieldValues, ListFilters, RequestFields } from '@ribambelle/api/lists/filters.ts';
import { readFilters } from '@ribambelle/api/lists/read-filters.ts';
import { type Columns, type Order, sortBy } from '@ribambelle/api/lists/columns.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { useEffect } from 'react';
import { useSession } from '../data/session.tsx';
import { todayIn } from '../pages/availabilities/week.ts';
import type { ListAddress } from './use-list-address.ts';

/**
 * Returns the filters and the order of a list from its address, ready for its request. Invalid
 * values, and columns and orders that the list does not have, are dropped from the address.
 */
export function useListFilters<Shape extends RequestFields, Declared extends Columns<never>>(
  list: ListAddress,
  input: {
    filters: ListFilters<Shape>;
    columns: Declared;
    /** Tests whether a name can belong to a column that the organiser made. */
    isMore?: (name: string) => boolean;
  },
): FieldValues<Shape> & { readonly sort: Order<Declared> | undefined } {
  const { filters, columns, isMore } = input;
  const { organiser, collaborator } = useSession();
  const { values, nonsense } = readFilters(filters, {
    address: list.shown,
    today: todayIn(organiser.timezone),
    sees: (group) => seesFields(collaborator.permissions, group),
  });
  const sort = sortBy(columns).safeParse(list.sort ?? undefined);
  const known_columns =
    list.columns?.filter((name) => name in columns || isMore?.(name) === true) ?? [];
  const has_lost = list.columns !== null && known_columns.length < list.columns.length;
  const dropped_names = [...nonsense, ...(sort.success ? [] : ['sort'])].join(' ');
  const names = has_lost ? known_columns.join(',') : null;
  const { set } = list;
  useEffect(() => {
    if (dropped_names === '' && names === null) return;
    const changes =
      dropped_names === '' ? [] : dropped_names.split(' ').map((name) => [name, null] as const);
    set(
      { ...Object.fromEntries(changes), ...(names === null ? {} : { columns: names }) },
      { page: true },
    );
  }, [dropped_names, names, set]);
  return { ...values, sort: sort.data };
}
