import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { type Booking, BookingBadges } from './booking-badges.tsx';

/**
 * One booking in a list: its resource, times and participants; the amount is what remains to be
 * paid, if anything.
 */
export const BookingRow = ({ booking }: { readonly booking: Booking }): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { dates, participations, resource, outstanding_amount, total_amount } = booking;
  const is_unpaid = outstanding_amount > 0;
  const label = is_unpaid ? texts.see_and_pay : texts.see;
  const cancelled = booking.cancelled_at !== null;
  const over = (dates.at(-1)?.end_at ?? '') <= reading.rendered_at;
  return (
    <DateRow
      block={
        <DateBlock
          start_at={dates[0]?.start_at ?? booking.created_at}
          {...reading}
          muted={cancelled || over}
        />
      }
      title={resource.name}
      facts={[
        ...dates.map((date) => formatDateRange(date, reading)),
        participations.map(({ participant }) => participant.fullname).join(', '),
      ]}
      badge={<BookingBadges booking={booking} />}
      price={
        <Price
          amount={is_unpaid ? outstanding_amount : total_amount}
          before={is_unpaid ? texts.remains : null}
          language={reading.language}
        />
      }
      action={
        <Link
          href={`/account/bookings/${booking.cuid}`}
          className={buttonClass({ kind: 'white' })}
          aria-label={`${label}, ${resource.name}`}
        >
          {label}
        </Link>
      }
      muted={cancelled}
    />
  );
};
