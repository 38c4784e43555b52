import type { Observed } from '@ribambelle/client/data/use-observed.ts';
import type { Counted } from '@ribambelle/domain/base/counting.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Drawn } from '@ribambelle/ui/data/drawn.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import cards from '../cards-grid/cards-grid.module.css';
import { countText } from '../cards-grid/count-text.ts';
import { FailedList } from '../cards-grid/failed-list.tsx';
import { type GridLook, gridStyle } from '../cards-grid/grid-style.ts';
import { LoadingCards } from '../cards-grid/loading-cards.tsx';
import { Pages } from '../cards-grid/pages.tsx';
import type { GridFilters } from '../filters/use-grid-filters.ts';
import { PAGE_SIZE } from './page-size.ts';

/** The fields of every card, for any kind of offer. */
export interface OfferOfGrid {
  readonly id: number;
}

/** A page of offers, and their number. */
interface Found<Offer> extends Counted {
  readonly data: readonly Offer[];
}

export interface OffersResultProps<Offer, Property> {
  readonly settings: GridLook;
  readonly filters: Pick<GridFilters, 'query' | 'hrefOf' | 'clear_href'>;
  readonly found: Observed<Found<Offer>>;
  /** True with a search field above it: then a new number of results is announced. */
  readonly searched: boolean;
  /** The facts on every card, in this order. */
  readonly properties: readonly Property[];
  /** Draws one card; the picture of the first is fetched at once. */
  readonly Card: ComponentType<{
    readonly offer: Offer;
    readonly properties: readonly Property[];
    readonly eager: boolean;
  }>;
  readonly texts: {
    readonly results: (count: number) => string;
    readonly many_results: (count: number) => string;
    readonly loading: string;
    readonly none_title: string;
    readonly none_text: string;
    readonly none_yet_title: string;
    readonly none_yet_text: string;
    readonly show_all: string;
    readonly pages: Parameters<typeof Pages>[0]['texts'];
  };
}

/** The cards of one page; placeholders at first, faded while newer ones load. */
export function OffersResult<Offer extends OfferOfGrid, Property>(
  props: OffersResultProps<Offer, Property>,
): ReactElement {
  const { settings, found, searched, texts } = props;
  const list = found.isPlaceholderData ? undefined : found.data;
  const count_text = list === undefined ? '' : countText(list, texts);
  // announced when it changes: the number that came with the page is read in its place
  const [text, say] = useState('');
  useEffect(() => say(count_text), [count_text]);
  return (
    <>
      {searched && (
        <p className={cards.said} aria-live="polite">
          {text}
        </p>
      )}
      {found.data === undefined && found.drawn === null ? (
        found.isError ? (
          <FailedList again={found.refetch} />
        ) : (
          <LoadingCards settings={settings} label={texts.loading} />
        )
      ) : (
        <LoadingOverlay active={found.isPlaceholderData} label={texts.loading}>
          <Drawn answer={found}>{(answer) => <Cards {...props} answer={answer} />}</Drawn>
        </LoadingOverlay>
      )}
    </>
  );
}

function Cards<Offer extends OfferOfGrid, Property>({
  settings,
  filters,
  searched,
  properties,
  Card,
  texts,
  answer,
}: OffersResultProps<Offer, Property> & { readonly answer: Found<Offer> }): ReactElement {
  const { data, count } = answer;
  if (data.length === 0) return <NoCards filters={filters} texts={texts} />;
  return (
    <>
      {searched && (
        <div className={cards.head}>
          <h2 className={cards.count}>{countText(answer, texts)}</h2>
        </div>
      )}
      <div className={cards.grid} style={gridStyle(settings)}>
        {data.map((offer, index) => (
          <Card key={offer.id} offer={offer} properties={properties} eager={index === 0} />
        ))}
      </div>
      <Pages
        filters={filters}
        count={count}
        size={PAGE_SIZE}
        rows={data.length}
        texts={texts.pages}
      />
    </>
  );
}

const NoCards = ({
  filters,
  texts,
}: Pick<OffersResultProps<never, never>, 'filters' | 'texts'>): ReactElement => {
  const { search, page_number } = filters.query;
  if (search === '' && page_number === 1)
    return <EmptyState title={texts.none_yet_title} text={texts.none_yet_text} />;
  return (
    <EmptyState
      title={texts.none_title}
      text={texts.none_text}
      action={
        <Link href={filters.clear_href} className={buttonClass({ kind: 'white' })}>
          {texts.show_all}
        </Link>
      }
    />
  );
};
