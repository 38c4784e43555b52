import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import type { FormEvent, ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import { SearchField } from '../pieces/filters/search-field.tsx';
import { useGridFilters } from '../pieces/filters/use-grid-filters.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';
import { VouchersResult } from './vouchers-result.tsx';

/** What can be given away, with a field to search it (2 §2): a plain form, so that it works before any script does. */
export function View({ settings, id }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('vouchers');
  const filters = useGridFilters(id);
  const searched = shownProperties(settings.filters).includes('search');
  const result = <VouchersResult settings={settings} filters={filters} searched={searched} />;
  if (!searched) {
    return (
      <div id={id} className={styles.whole}>
        {result}
      </div>
    );
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    filters.submit();
  };
  return (
    <form ref={filters.form} id={id} className={styles.whole} method="get" onSubmit={send}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField filters={filters} texts={texts} />
        </div>
        <div className={styles.plain}>
          <Button type="submit">{texts.apply}</Button>
        </div>
      </div>
      {result}
    </form>
  );
}
