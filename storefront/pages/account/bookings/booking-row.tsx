import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import type { ReactElement } from 'react';
import { PurchaseRow } from '../purchase-row.tsx';
import { type Booking, BookingBadges } from './booking-badges.tsx';

/** One booking in a list: its resource, times and participants. */
export const BookingRow = ({ booking }: { readonly booking: Booking }): ReactElement => {
  const reading = useReading();
  const { dates, participations } = booking;
  const cancelled = booking.cancelled_at !== null;
  return (
    <PurchaseRow
      href={`/account/bookings/${booking.cuid}`}
      title={booking.resource.name}
      start_at={dates[0]?.start_at ?? booking.created_at}
      past={cancelled || (dates.at(-1)?.end_at ?? '') <= reading.rendered_at}
      cancelled={cancelled}
      facts={[
        ...dates.map((date) => formatDateRange(date, reading)),
        participations.map(({ participant }) => participant.fullname).join(', '),
      ]}
      badge={<BookingBadges booking={booking} />}
      outstanding_amount={booking.outstanding_amount}
      amount={booking.total_amount}
    />
  );
};
