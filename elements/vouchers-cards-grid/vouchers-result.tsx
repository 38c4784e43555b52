import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Drawn } from '@ribambelle/ui/data/drawn.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { type ReactElement, useEffect, useState } from 'react';
import cards from '../pieces/cards-grid/cards-grid.module.css';
import { gridStyle } from '../pieces/cards-grid/grid-style.ts';
import { LoadingCards } from '../pieces/cards-grid/loading-cards.tsx';
import { Pages } from '../pieces/cards-grid/pages.tsx';
import { shownProperties } from '../pieces/facts/properties.ts';
import type { GridFilters } from '../pieces/filters/use-grid-filters.ts';
import { PAGE_SIZE, vouchersRequest } from './requests.ts';
import type { Settings } from './settings.ts';
import { VoucherCard } from './voucher-card.tsx';

interface ResultProps {
  readonly settings: Settings;
  readonly filters: GridFilters;
  /** True with a search field above it: then a new number of results is said. */
  readonly searched: boolean;
}

/** The cards of one page; skeletons at first, faded while newer ones come. */
export const VouchersResult = (props: ResultProps): ReactElement => {
  const { settings, filters, searched } = props;
  const texts = useTexts('vouchers');
  const found = useCall('listVouchers', vouchersRequest(settings, filters.query), {
    keep_previous: true,
  });
  const count = found.isPlaceholderData ? undefined : found.data?.count;
  const counted = count === undefined ? '' : texts.results(count);
  // said when it changes: what came with the page is read where it stands
  const [said, say] = useState('');
  useEffect(() => say(counted), [counted]);
  return (
    <>
      {searched && (
        <p className={cards.said} aria-live="polite">
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

const Cards = ({
  settings,
  filters,
  searched,
  found: { data, count },
}: ResultProps & { readonly found: Answer<'listVouchers'> }): ReactElement => {
  const texts = useTexts('vouchers');
  if (data.length === 0) return <NoCards filters={filters} />;
  const properties = shownProperties(settings['items-properties']);
  return (
    <>
      {searched && (
        <div className={cards.head}>
          <h2 className={cards.count}>{texts.results(count)}</h2>
        </div>
      )}
      <div className={cards.grid} style={gridStyle(settings)}>
        {data.map((voucher, index) => (
          <VoucherCard key={voucher.id} {...{ voucher, properties }} eager={index === 0} />
        ))}
      </div>
      <Pages filters={filters} count={count} size={PAGE_SIZE} texts={texts.pages} />
    </>
  );
};

const NoCards = ({ filters }: Pick<ResultProps, 'filters'>): ReactElement => {
  const texts = useTexts('vouchers');
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
