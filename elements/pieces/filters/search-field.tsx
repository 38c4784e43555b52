import { SearchInput } from '@ribambelle/ui/forms/search-input.tsx';
import type { ReactElement } from 'react';
import type { GridFilters } from './use-grid-filters.ts';

interface SearchFieldProps {
  readonly filters: GridFilters;
  readonly texts: {
    readonly search: string;
    readonly search_placeholder: string;
    readonly clear_search: string;
  };
}

/** Searches a list of cards while one types; its name is that of the address, so that a form sends it without a script. */
export const SearchField = ({ filters, texts }: SearchFieldProps): ReactElement => (
  <SearchInput
    name="search"
    label={texts.search}
    placeholder={texts.search_placeholder}
    clear_label={texts.clear_search}
    autoComplete="off"
    maxLength={100}
    value={filters.draft.search}
    onChange={(event) => filters.change({ search: event.currentTarget.value }, 'search')}
    onClear={() => filters.change({ search: '' }, 'search')}
  />
);
