import { mayBeMore } from '@ribambelle/domain/base/counting.ts';
import { buttonClass, type ButtonKind } from '@ribambelle/ui/actions/button-class.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Spinner } from '@ribambelle/ui/feedback/spinner.tsx';
import { Pagination } from '@ribambelle/ui/layout/pagination.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { CSSProperties, ReactElement } from 'react';
import { shownProperties } from '../pieces/facts/properties.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { ActivityCard } from './activity-card.tsx';
import { activeFilters } from './grid-query.ts';
import { gridRequest, pageSizeOf } from './grid-request.ts';
import styles from './grid.module.css';
import type { Settings } from './settings.ts';
import type { GridFilters } from './use-grid-filters.ts';

interface ResultProps {
  readonly settings: Settings;
  readonly filters: GridFilters;
  /** True with filters around it: then the number of results is told. */
  readonly filtered: boolean;
}

/** The cards of one page with what leads to the others; skeletons at first, faded while newer ones come. */
export const CardsResult = ({ settings, filters, filtered }: ResultProps): ReactElement => {
  const texts = useTexts('catalogue');
  const reading = useReading();
  const found = useCall('listActivities', gridRequest(settings, filters.query), {
    keep_previous: true,
  });
  const grid = gridStyle(settings);
  if (found.data === undefined) {
    return (
      <div className={styles.grid} style={grid}>
        <Skeleton shape="card" count={settings.columns * 2} />
        <div className={styles.loading}>
          <Spinner label={texts.loading} show_label />
        </div>
      </div>
    );
  }
  const { data, count } = found.data;
  const properties = shownProperties(settings['activities-properties']);
  return (
    <LoadingOverlay active={found.isPlaceholderData} label={texts.loading}>
      {filtered && (
        <div className={styles.head}>
          <h2 className={styles.count} aria-live="polite">
            {mayBeMore(count, (filters.query.page_number - 1) * pageSizeOf(settings))
              ? texts.many_results(count)
              : texts.results(count)}
          </h2>
          {count > 0 && activeFilters(filters.query) > 0 && (
            <ClearFilters filters={filters} kind="plain" />
          )}
        </div>
      )}
      {data.length === 0 ? (
        <NoCards filters={filters} />
      ) : (
        <div className={styles.grid} style={grid}>
          {data.map((activity, index) => (
            <ActivityCard
              key={activity.id}
              {...{ activity, properties, texts }}
              reading={reading}
              heading="h3"
              eager={index < settings.columns}
            />
          ))}
        </div>
      )}
      {settings.limit === null && <Pages settings={settings} filters={filters} count={count} />}
    </LoadingOverlay>
  );
};

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

const Pages = ({
  settings,
  filters,
  count,
}: { readonly count: number } & Pick<ResultProps, 'settings' | 'filters'>): ReactElement => {
  const { pages } = useTexts('catalogue');
  const [page, size] = [filters.query.page_number, pageSizeOf(settings)];
  const texts = {
    ...pages,
    position: pages.position(page, Math.max(page, Math.ceil(count / size))),
  };
  return (
    <Pagination
      page={page}
      size={size}
      total={count}
      href={filters.hrefOf}
      Link={Link}
      texts={texts}
    />
  );
};

function gridStyle(settings: Settings): CSSProperties {
  const ratio = settings['card-image-aspect-ratio'];
  return Object.fromEntries([
    ['--columns', settings.columns],
    ...(ratio === 'auto' ? [] : [['--ratio', ratio]]),
  ]);
}
