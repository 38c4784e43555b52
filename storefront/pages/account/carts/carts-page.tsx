import type { Answer } from '@ribambelle/api/client.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';
import { useSearch } from '@ribambelle/ui/router/use-search.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import { PagedList } from '../paged-list.tsx';
import { PaymentBadge } from './payment-badge.tsx';

/** The list of orders, the latest first (1 §2.3). */
export const CartsPage = (): ReactElement => {
  const texts = useTexts('account');
  return (
    <AccountFrame tab="carts" title={texts.tabs.carts}>
      {() => <Carts />}
    </AccountFrame>
  );
};

const Carts = (): ReactElement => {
  const texts = useTexts('account');
  const [paging] = useSearch(readPaging);
  const list = useCall('listAccountCarts', paging, { keep_previous: true });
  return (
    <PagedList
      list={list}
      paging={paging}
      heading={texts.carts_count}
      empty={<EmptyState title={texts.no_carts_title} text={texts.no_registrations_text} />}
    >
      {(cart) => <CartLine key={cart.id} cart={cart} />}
    </PagedList>
  );
};

const CartLine = ({
  cart,
}: {
  readonly cart: Answer<'listAccountCarts'>['data'][number];
}): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const at = cart.processed_at ?? cart.created_at;
  const when = formatInstant(at, reading);
  const what = cart.titles.join(', ') || texts.cart;
  return (
    <DateRow
      block={<DateBlock start_at={at} {...reading} />}
      title={what}
      facts={[when, ...(cart.items_count > 1 ? [texts.items(cart.items_count)] : [])]}
      badge={<PaymentBadge {...cart} />}
      price={<Price amount={cart.total_amount} language={reading.language} />}
      action={
        <Link
          href={`/account/carts/${cart.cuid}`}
          className={buttonClass({ kind: 'white' })}
          aria-label={`${texts.see}, ${what}, ${when}`}
        >
          {texts.see}
        </Link>
      }
    />
  );
};
