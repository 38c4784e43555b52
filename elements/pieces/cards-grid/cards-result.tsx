import type { Counted } from '@ribambelle/domain/base/counting.ts';
import type { Observed } from '@ribambelle/client/data/use-observed.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { buttonClass, type ButtonKind } from '@ribambelle/ui/actions/button-class.ts';
import { Drawn } from '@ribambelle/ui/data/drawn.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement, ReactNode } from 'react';
import { activeFilters, type GridQuery } from '../filters/grid-query.ts';
import type { GridFilters } from '../filters/use-grid-filters.ts';
import styles from './cards-grid.module.css';
import { countText } from './count-text.ts';
import { FailedList } from './failed-list.tsx';
import { type GridLook, gridStyle } from './grid-style.ts';
import { LoadingCards } from './loading-cards.tsx';
import { Pages } from './pages.tsx';

/** A page of results, and their number. */
interface Page<Item> extends Counted {
  readonly data: readonly Item[];
}

interface CardsResultProps<Item> {
  readonly settings: GridLook & { readonly limit: number | null };
  readonly filters: GridFilters;
  /** The filters of the address that apply here. */
  readonly applied: GridQuery;
  /** True with filters around it: then the number of results is shown. */
  readonly filtered: boolean;
  readonly found: {
    readonly answer: Observed<Page<Item>>;
    /** The number of results; undefined while the browser does not know it. */
    readonly counted: Counted | undefined;
  };
  /** The number of cards on a page. */
  readonly size: number;
  /** Cards side by side, or stacked. */
  readonly look?: 'grid' | 'rows';
  /** Shown until the first page is read; by default placeholder cards. */
  readonly loading?: ReactNode;
  /** Shown when there are no results, instead of the link that clears the filters. */
  readonly way_out?: ReactNode;
  readonly texts: Texts['catalogue'];
  /** Draws the cards of a page. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/**
 * The cards of one page, with links to the other pages; placeholders at first, faded while newer
 * ones load.
 */
export const CardsResult = <Item,>(props: CardsResultProps<Item>): ReactElement => {
  const { settings, found, filtered, texts } = props;
  const { answer, counted } = found;
  // announced when it changes: the number that came with the page is read in its place
  const text = counted === undefined ? '' : countText(counted, texts);
  return (
    <>
      {filtered && (
        <p className={styles.said} aria-live="polite">
          {text}
        </p>
      )}
      {answer.data === undefined && answer.drawn === null ? (
        answer.isError ? (
          <FailedList again={answer.refetch} />
        ) : (
          (props.loading ?? <LoadingCards settings={settings} label={texts.loading} />)
        )
      ) : (
        <LoadingOverlay active={answer.isPlaceholderData} label={texts.loading}>
          <Drawn answer={answer}>{(page) => <FoundCards {...props} page={page} />}</Drawn>
        </LoadingOverlay>
      )}
    </>
  );
};

const FoundCards = <Item,>({
  page,
  ...props
}: CardsResultProps<Item> & { readonly page: Page<Item> }): ReactElement => {
  const { settings, filters, applied, filtered, look = 'grid', size, texts, children } = props;
  const { data, count } = page;
  return (
    <>
      <div className={filtered ? styles.head : undefined}>
        {/* cards are headings of the third level: every page has one of the second level above them
            cards are headings of the third level: every page has one of the second level above them */}
        <h2 className={filtered ? styles.count : styles.said}>{countText(page, texts)}</h2>
        {count > 0 && activeFilters(applied) > 0 && (
          <ClearFilters filters={filters} kind="plain" texts={texts} />
        )}
      </div>
      {data.length === 0 ? (
        <NoCards {...props} />
      ) : (
        <div className={styles[look]} style={gridStyle(settings)}>
          {children(data)}
        </div>
      )}
      {settings.limit === null && (
        <Pages filters={filters} count={count} size={size} rows={data.length} texts={texts.pages} />
      )}
    </>
  );
};

type TextsAndFilters = Pick<CardsResultProps<never>, 'filters' | 'texts'>;

const NoCards = <Item,>({
  filters,
  applied,
  texts,
  way_out,
}: Pick<CardsResultProps<Item>, 'filters' | 'applied' | 'texts' | 'way_out'>): ReactElement => {
  if (activeFilters(applied) === 0 && applied.page_number === 1)
    return <EmptyState title={texts.none_yet_title} text={texts.none_yet_text} />;
  return (
    <EmptyState
      title={texts.none_title}
      text={texts.none_text}
      action={way_out ?? <ClearFilters filters={filters} kind="white" texts={texts} />}
    />
  );
};

const ClearFilters = ({
  filters,
  kind,
  texts,
}: TextsAndFilters & { readonly kind: ButtonKind }): ReactElement => (
  <Link href={filters.clear_href} className={buttonClass({ kind })}>
    {texts.clear_filters}
  </Link>
);
