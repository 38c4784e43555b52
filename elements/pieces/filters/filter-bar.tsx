import { Button } from '@ribambelle/ui/actions/button.tsx';
import type { ReactElement } from 'react';
import { appliedQuery } from './applied-filters.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { SearchField } from './search-field.tsx';
import styles from './filters.module.css';
import { activeFilters } from './grid-query.ts';

/**
 * The search field and, on smaller screens, the button that opens the panel of the other filters,
 * if any, with the number of active ones.
 */
export const FilterBar = ({
  filters,
  shown,
  texts,
  panel,
}: FilterFieldsProps & { readonly panel: string | null }): ReactElement => {
  const offered_filters = shown.map((id) => ({ id, disabled: false }));
  const active = activeFilters({
    ...appliedQuery(offered_filters, { query: filters.draft, unlisted: false }),
    search: '',
  });
  return (
    <div className={styles.bar}>
      {shown.includes('search') && (
        <div className={styles.search}>
          <SearchField filters={filters} texts={texts} />
        </div>
      )}
      <div className={styles.plain}>
        <Button type="submit">{texts.apply}</Button>
      </div>
      {panel !== null && (
        <div className={styles.trigger}>
          <Button kind="white" icon="filter" popoverTarget={panel}>
            {texts.open_filters(active)}
          </Button>
        </div>
      )}
    </div>
  );
};
