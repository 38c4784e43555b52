import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { closePanel } from '@ribambelle/ui/layout/side-panel.tsx';
import type { FormEvent, ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import { CardsResult } from './cards-result.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterPanel } from './filter-panel.tsx';
import styles from './filters.module.css';
import { periodsRequest } from './grid-request.ts';
import type { Settings } from './settings.ts';
import { useFound } from './use-found.ts';
import { useGridFilters } from '../pieces/filters/use-grid-filters.ts';

/** A catalogue of activities with its filters (2 §2). The filters are a plain form, so that they work before any script does. */
export function View({ settings, id }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('catalogue');
  const filters = useGridFilters(id);
  const found = useFound(settings, filters);
  const shown = shownProperties(settings['activities-filters']);
  const groups =
    useCall('listCategoryGroups', {}, { enabled: shown.includes('category') }).data?.data ?? [];
  const locations =
    useCall('listLocations', {}, { enabled: shown.includes('location') }).data?.data ?? [];
  const periods =
    useCall('listActivityPeriods', periodsRequest(settings), { enabled: shown.includes('period') })
      .data?.data ?? [];
  if (shown.length === 0) {
    return (
      <div id={id} className={styles.plainGrid}>
        <CardsResult settings={settings} filters={filters} found={found} filtered={false} />
      </div>
    );
  }
  const fields = { filters, shown, groups, locations, periods, texts };
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
      className={has_fields ? styles.layout : styles.stacked}
      method="get"
      onSubmit={send}
    >
      <FilterBar {...fields} panel={panel} />
      {has_fields && <FilterPanel {...fields} id={panel} count={found.count} />}
      <div className={styles.results}>
        <CardsResult settings={settings} filters={filters} found={found} filtered />
      </div>
    </form>
  );
}
