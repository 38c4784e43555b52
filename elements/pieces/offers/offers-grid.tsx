import { Button } from '@ribambelle/ui/actions/button.tsx';
import type { FormEvent, ReactElement } from 'react';
import { SearchField } from '../filters/search-field.tsx';
import type { GridFilters } from '../filters/use-grid-filters.ts';
import styles from './offers-grid.module.css';
import { type OfferOfGrid, OffersResult, type OffersResultProps } from './offers-result.tsx';

interface OffersGridProps<Offer, Property> extends OffersResultProps<Offer, Property> {
  readonly id: string;
  readonly filters: GridFilters;
  readonly texts: OffersResultProps<Offer, Property>['texts'] & {
    readonly search: string;
    readonly search_placeholder: string;
    readonly clear_search: string;
    readonly apply: string;
  };
}

/**
 * Offers other than registrations, as cards with a search field (2 §2): a plain form, so that it
 * works before any script runs.
 */
export function OffersGrid<Offer extends OfferOfGrid, Property>(
  props: OffersGridProps<Offer, Property>,
): ReactElement {
  const { id, filters, texts } = props;
  const result = <OffersResult {...props} />;
  if (!props.searched) {
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
