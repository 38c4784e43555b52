import type { Answer } from '@ribambelle/api/client.ts';
import { mayBeMore } from '@ribambelle/domain/base/counting.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { buttonClass, type ButtonKind } from '@ribambelle/ui/actions/button-class.ts';
import { Drawn } from '@ribambelle/ui/data/drawn.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { gridStyle } from '../pieces/cards-grid/grid-style.ts';
import { LoadingCards } from '../pieces/cards-grid/loading-cards.tsx';
import { Pages } from '../pieces/cards-grid/pages.tsx';
import styles from '../pieces/cards-grid/cards-grid.module.css';
import { shownProperties } from '../pieces/facts/properties.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { ActivityCard } from './activity-card.tsx';
import { activeFilters } from '../pieces/filters/grid-query.ts';
import { pageSizeOf } from './grid-request.ts';
import type { Settings } from './settings.ts';
import type { GridFilters } from '../pieces/filters/use-grid-filters.ts';
import type { FoundActivities } from './use-found.ts';

interface ResultProps {
  readonly settings: Settings;
  readonly filters: GridFilters;
  /** True with filters around it: then the number of results is told. */
  readonly filtered: boolean;
}

/** The cards of one page with what leads to the others; skeletons at first, faded while newer ones come. */
export const CardsResult = ({
  found: { answer: found, count },
  ...props
}: ResultProps & { readonly found: FoundActivities }): ReactElement => {
  const { settings, filters, filtered } = props;
  const texts = useTexts('catalogue');
  // said when it changes: what came with the page is read where it stands
  const said = count === undefined ? '' : countText(count, { settings, filters, texts });
  return (
    <>
      {filtered && (
        <p className={styles.said} aria-live="polite">
          {said}
        </p>
      )}
      {found.data === undefined && found.drawn === null ? (
        <LoadingCards settings={settings} label={texts.loading} />
      ) : (
        <LoadingOverlay active={found.isPlaceholderData} label={texts.loading}>
          <Drawn answer={found}>{(answer) => <Cards {...props} found={answer} />}</Drawn>
        </LoadingOverlay>
      )}
    </>
  );
};

type Found = Answer<'listActivities'>;

const Cards = ({
  settings,
  filters,
  filtered,
  found: { data, count },
}: ResultProps & { readonly found: Found }): ReactElement => {
  const texts = useTexts('catalogue');
  const reading = useReading();
  const properties = shownProperties(settings['activities-properties']);
  return (
    <>
      {filtered && (
        <div className={styles.head}>
          <h2 className={styles.count}>{countText(count, { settings, filters, texts })}</h2>
          {count > 0 && activeFilters(filters.query) > 0 && (
            <ClearFilters filters={filters} kind="plain" />
          )}
        </div>
      )}
      {data.length === 0 ? (
        <NoCards filters={filters} />
      ) : (
        <div className={styles.grid} style={gridStyle(settings)}>
          {data.map((activity, index) => (
            <ActivityCard
              key={activity.id}
              {...{ activity, properties, texts }}
              reading={reading}
              heading="h3"
              eager={index === 0}
            />
          ))}
        </div>
      )}
      {settings.limit === null && (
        <Pages filters={filters} count={count} size={pageSizeOf(settings)} texts={texts.pages} />
      )}
    </>
  );
};

function countText(
  count: number,
  {
    settings,
    filters,
    texts,
  }: Omit<ResultProps, 'filtered'> & { readonly texts: Texts['catalogue'] },
): string {
  return mayBeMore(count, (filters.query.page_number - 1) * pageSizeOf(settings))
    ? texts.many_results(count)
    : texts.results(count);
}

const NoCards = ({ filters }: { readonly filters: GridFilters }): ReactElement => {
  const texts = useTexts('catalogue');
  if (activeFilters(filters.query) === 0 && filters.query.page_number === 1)
    return <EmptyState title={texts.none_yet_title} text={texts.none_yet_text} />;
  return (
    <EmptyState
      title={texts.none_title}
      text={texts.none_text}
      action={<ClearFilters filters={filters} kind="white" />}
    />
  );
};

const ClearFilters = ({
  filters,
  kind,
}: {
  readonly filters: GridFilters;
  readonly kind: ButtonKind;
}): ReactElement => (
  <Link href={filters.clear_href} className={buttonClass({ kind })}>
    {useTexts('catalogue').clear_filters}
  </Link>
);
