import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { STARTS } from '../panels/use-panel.ts';

const PAGE_SIZE = 50;
/** What of an address says how a list looks, and not what it finds. */
const LOOKS: readonly string[] = ['sort', 'columns'];

/**
 * What a list shows, kept in the address: page, search and filters. A change of search or filter goes back to page 1; where one came from
 * stays known. A change that is a `step` is one that Back takes back; any other leaves no trace.
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
    const shown = Object.fromEntries(
      [...query].filter(([name]) => name !== 'page_number' && !STARTS.includes(name)),
    );
    const filters = Object.fromEntries(
      Object.entries(shown).filter(([name]) => !LOOKS.includes(name)),
    );
    return {
      paging: { page_number, page_size: PAGE_SIZE },
      search: query.get('search') ?? '',
      /** A filter's value; null when it is not set. */
      filter: (name: string) => query.get(name),
      set,
      /** Search and filters together, by name. */
      filters,
      /** The same with the columns and the order that were chosen: what a view saves. */
      shown,
      /** A column's name, with a minus before it from the last to the first; null for the list's own order. */
      sort: query.get('sort'),
      /** The columns that were chosen, in their order; null for the usual ones. */
      columns: query.get('columns')?.split(',') ?? null,
      /** Shows what these filters leave, and nothing of those before. */
      show: (wanted: Readonly<Record<string, string>>) =>
        setQuery(new URLSearchParams(wanted), { replace: true, state }),
      goTo: (page: number) =>
        set({ page_number: page === 1 ? null : String(page) }, { page: true }),
      filtered: Object.keys(filters).length > 0,
      /** Without search and filters; columns and order stay. */
      clear: () =>
        setQuery(
          new URLSearchParams(Object.entries(shown).filter(([name]) => LOOKS.includes(name))),
          { replace: true, state },
        ),
    };
  }, [query, setQuery, state]);
}

export type ListAddress = ReturnType<typeof useListAddress>;
