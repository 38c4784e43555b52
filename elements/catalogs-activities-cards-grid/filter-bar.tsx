import { Button } from '@ribambelle/ui/actions/button.tsx';
import { SearchInput } from '@ribambelle/ui/forms/search-input.tsx';
import type { ReactElement } from 'react';
import type { FilterFieldsProps } from './filter-fields.tsx';
import styles from './filters.module.css';
import { activeFilters } from './grid-query.ts';

/** The search field, and on smaller screens the button that opens the other filters, with how many are active. */
export const FilterBar = ({
  filters,
  shown,
  texts,
  panel,
}: FilterFieldsProps & { readonly panel: string }): ReactElement => {
  const active = activeFilters({ ...filters.draft, search: '' });
  const others = shown.some((id) => id !== 'search');
  return (
    <div className={styles.bar}>
      {shown.includes('search') && (
        <div className={styles.search}>
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
        </div>
      )}
      <div className={styles.plain}>
        <Button type="submit">{texts.apply}</Button>
      </div>
      {others && (
        <div className={styles.trigger}>
          <Button kind="white" icon="filter" popoverTarget={panel}>
            {texts.open_filters(active)}
          </Button>
        </div>
      )}
    </div>
  );
};
