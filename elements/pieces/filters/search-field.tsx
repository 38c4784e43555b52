import { SearchInput } from '@ribambelle/ui/forms/search-input.tsx';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { GridFilters } from './use-grid-filters.ts';

interface SearchFieldProps {
  readonly filters: Pick<GridFilters, 'draft' | 'change'>;
  readonly texts: {
    readonly search: string;
    readonly search_placeholder: string;
    readonly clear_search: string;
  };
}

/**
 * Searches a list of cards while one types; its name is that of the address, so that a form sends it without a script. What was typed
 * before the scripts arrived is taken over: the next drawing would empty the field.
 */
export const SearchField = ({ filters, texts }: SearchFieldProps): ReactElement => {
  const { draft, change } = filters;
  const ref = useRef<HTMLInputElement>(null);
  const taken = useRef(false);
  useLayoutEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const typed = ref.current?.value ?? '';
    if (typed !== draft.search) change({ search: typed }, 'search');
  }, [draft.search, change]);
  return (
    <SearchInput
      ref={ref}
      name="search"
      label={texts.search}
      placeholder={texts.search_placeholder}
      clear_label={texts.clear_search}
      autoComplete="off"
      maxLength={100}
      value={draft.search}
      onChange={(event) => change({ search: event.currentTarget.value }, 'search')}
      onClear={() => change({ search: '' }, 'search')}
    />
  );
};
