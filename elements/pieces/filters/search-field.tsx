import { SearchInput } from '@ribambelle/ui/forms/search-input.tsx';
import type { ReactElement } from 'react';
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
 * Searches a list of cards while somebody types; its name is that of the address, so that a form
 * sends it without a script.
 */
export const SearchField = ({ filters, texts }: SearchFieldProps): ReactElement => {
  const { draft, change } = filters;
  return (
    <SearchInput
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
