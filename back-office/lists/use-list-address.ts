import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { STARTS } from '../panels/use-panel.ts';

const PAGE_SIZE = 50;
/** The names in an address about the look of a list, which do not filter its rows. */
const LOOKS: readonly string[] = ['sort', 'columns'];

/**
 * Returns the state of a list that is kept in the address: page, search and filters. A change of
 * search or filter goes back to page 1; the address to come back to stays known. The browser's Back
 * undoes a change that is a `step`; any other replaces the entry in the history.
 */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  return useMemo(() => {
    const page_number = Math.max(1, Math.trunc(Number(query.get('page_number') ?? '1')) || 1);
    const set = (
      changes: Readonly<Record<string, string | null>>,
      input: { page?: boolean; step?: boolean } = {},
    ) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (input.page !== true) next.delete('page_number');
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: input.step !== true, state },
      );
    const values = Object.fromEntries(
      [...query].filter(([name]) => name !== 'page_number' && !STARTS.includes(name)),
    );
    const filters = Object.fromEntries(
      Object.entries(values).filter(([name]) => !LOOKS.includes(name)),
    );
    return {
      paging: { page_number, page_size: PAGE_SIZE },
      search: query.get('search') ?? '',
      /** Returns the value of a filter; null when it is not set. */
      filter: (name: string) => query.get(name),
      set,
      /** The search and the filters together, by name. */
      filters,
      /** The same with the chosen columns and order: the content of a saved view. */
      shown: values,
      /**
       * The name of the sorting column, after a minus when descending; null for the list's own
       * order.
       */
      sort: query.get('sort'),
      /** The chosen columns, in their order; null for the default ones. */
      columns: query.get('columns')?.split(',') ?? null,
      /** Replaces all filters by these. */
      show: (new_values: Readonly<Record<string, string>>) =>
        setQuery(new URLSearchParams(new_values), { replace: true, state }),
      goTo: (page: number) =>
        set({ page_number: page === 1 ? null : String(page) }, { page: true }),
      filtered: Object.keys(filters).length > 0,
      /** Clears the search and the filters; columns and order stay. */
      clear: () =>
        setQuery(
          new URLSearchParams(Object.entries(values).filter(([name]) => LOOKS.includes(name))),
          { replace: true, state },
        ),
    };
  }, [query, setQuery, state]);
}

export type ListAddress = ReturnType<typeof useListAddress>;
