import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';
import { useSearch } from '@ribambelle/ui/router/use-search.ts';
import type { ReactElement } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import { NothingBought } from '../nothing-bought.tsx';
import { PagedList } from '../paged-list.tsx';
import { BookingRow } from './booking-row.tsx';

/** The list of all bookings, the latest date first (1 §2.3). */
export const BookingsPage = (): ReactElement => (
  <AccountFrame tab="bookings" title={useTexts('account').tabs.bookings}>
    {() => <Bookings />}
  </AccountFrame>
);

const Bookings = (): ReactElement => {
  const booking_texts = useTexts('bookings');
  const [paging] = useSearch(readPaging);
  const list = useCall('listAccountBookings', paging, { keep_previous: true });
  const empty = (
    <NothingBought
      title={booking_texts.none_title}
      text={booking_texts.none_text}
      href="/resources"
      see={booking_texts.see_resources}
    />
  );
  return (
    <PagedList list={list} paging={paging} heading={booking_texts.count} empty={empty}>
      {(booking) => <BookingRow key={booking.id} booking={booking} />}
    </PagedList>
  );
};
