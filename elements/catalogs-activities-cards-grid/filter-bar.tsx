import { Button } from '@ribambelle/ui/actions/button.tsx';
import { SearchInput } from '@ribambelle/ui/forms/search-input.tsx';
import { Drawer } from '@ribambelle/ui/layout/drawer.tsx';
import { type ReactElement, useState } from 'react';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import styles from './filters.module.css';
import { activeFilters } from './grid-query.ts';

/** The search field, and on smaller screens the button that opens the other filters, with how many are active. */
export const FilterBar = (props: Omit<FilterFieldsProps, 'place'>): ReactElement => {
  const { filters, shown, texts } = props;
  const [open, setOpen] = useState(false);
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
          <Button kind="white" icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {texts.open_filters(active)}
          </Button>
          <Drawer
            open={open}
            onClose={() => setOpen(false)}
            title={texts.filters}
            close_label={texts.close_filters}
            footer={<DrawerFooter {...props} close={() => setOpen(false)} />}
          >
            {open && <FilterFields {...props} place="drawer" />}
          </Drawer>
        </div>
      )}
    </div>
  );
};

const DrawerFooter = ({ filters, texts, close }: Omit<FilterFieldsProps, 'place'> & { readonly close: () => void }): ReactElement => (
  <div className={styles.drawerFooter}>
    <Button kind="plain" onClick={filters.clear}>
      {texts.clear_filters}
    </Button>
    <Button
      onClick={() => {
        filters.submit();
        close();
      }}
    >
      {texts.show_results}
    </Button>
  </div>
);
