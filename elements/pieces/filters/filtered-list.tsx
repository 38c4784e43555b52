import type { Ask } from '@ribambelle/api/client.ts';
import type { Counted } from '@ribambelle/domain/base/counting.ts';
import { useCode } from '@ribambelle/client/data/use-code.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { closePanel } from '@ribambelle/ui/layout/side-panel.tsx';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import { FilterBar } from './filter-bar.tsx';
import type { FilterFieldsProps, FilterId } from './filter-fields.tsx';
import { FilterPanel } from './filter-panel.tsx';
import styles from './filters.module.css';
import type { SearchedList } from './nearest-searches.tsx';
import type { GridFilters } from './use-grid-filters.ts';

interface FilteredListProps {
  /** The id of the element, and of its filter form. */
  readonly id: string;
  readonly filters: GridFilters;
  /** The filters on offer, in this order; without any there is only the list. */
  readonly shown: readonly FilterId[];
  /** The call for the choice of months. */
  readonly periods: Ask<'listActivityPeriods'>;
  /** The number of results; undefined while unknown. */
  readonly counted: Counted | undefined;
  /**
   * The place of the filters on wide screens: beside the list, above it, or in one line. A drawer
   * on others.
   */
  readonly layout: 'aside' | 'stacked' | 'inline';
  /** The content of `date-calendar`, where that is on offer. */
  readonly calendar?: ReactNode;
  readonly chosen_in?: NonNullable<FilterFieldsProps['chosen_in']>;
  /** The call for the list. */
  readonly answer: { readonly answered: SearchedList };
  readonly texts: Texts['catalogue'];
  /** The list, when it is in the same element. */
  readonly children?: ReactNode;
}

// code that few visits need: only those that search
const loadTypedFilters = async () => (await import('./typed-filters.tsx')).TypedFilters;

/**
 * A list with its filters (2 §2). The filters are a plain form, so that they work before any script
 * runs.
 */
export const FilteredList = (props: FilteredListProps): ReactElement => {
  const { id, filters, shown, counted, layout, children } = props;
  const groups =
    useCall('listCategoryGroups', {}, { enabled: shown.includes('category') }).data?.data ?? [];
  const locations =
    useCall('listLocations', {}, { enabled: shown.includes('location') }).data?.data ?? [];
  const periods =
    useCall('listActivityPeriods', props.periods, { enabled: shown.includes('period') }).data
      ?.data ?? [];
  const TypedFilters = useCode(filters.query.search !== '', loadTypedFilters);
  if (shown.length === 0) {
    return (
      <div id={id} className={styles.plainGrid}>
        {children}
      </div>
    );
  }
  const fields = { ...props, groups, locations, periods };
  const panel = `${id}-filters`;
  const has_fields = shown.some((filter) => filter !== 'search');
  const send = (event: FormEvent) => {
    event.preventDefault();
    closePanel(panel);
    filters.submit();
  };
  return (
    <form
      ref={filters.form}
      id={id}
      className={classNames(
        has_fields && layout === 'aside' ? styles.layout : styles.stacked,
        layout === 'inline' && styles.inline,
      )}
      method="get"
      onSubmit={send}
    >
      <FilterBar {...fields} panel={has_fields ? panel : null} />
      {TypedFilters && <TypedFilters {...fields} />}
      {has_fields && <FilterPanel {...fields} id={panel} counted={counted} />}
      {children !== undefined && <div className={styles.results}>{children}</div>}
    </form>
  );
};
