import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { TicketCard } from '@ribambelle/ui/cards/ticket-card.tsx';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { locationName } from '../pieces/availability-row/location-line.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import styles from './view.module.css';

type Booking = Answer<'getCheckoutSuccess'>['bookings'][number];

/** The bookings, each with its participants, time and location. */
export const BookingTickets = ({
  bookings,
}: {
  readonly bookings: readonly Booking[];
}): ReactElement => (
  <section className={styles.tickets}>
    <h2>{useTexts('checkout-success').bookings}</h2>
    {bookings.map((booking) => (
      <div key={booking.id} className={styles.ticket}>
        <Ticket booking={booking} />
      </div>
    ))}
  </section>
);

const Ticket = ({ booking }: { readonly booking: Booking }): ReactElement => {
  const texts = useTexts('checkout-success');
  const reading = useReading();
  const { resource, dates, participations, total_amount, paid_amount } = booking;
  const is_paid = paid_amount >= total_amount;
  return (
    <TicketCard
      heading="h3"
      what={<Link href={`/account/bookings/${booking.cuid}`}>{resource.name}</Link>}
      who={participations.map(({ participant }) => participant.fullname).join(', ')}
      details={[
        ...dates.map((date) => formatDateRange(date, reading)),
        ...(resource.location === null ? [] : [locationName(resource.location)]),
      ]}
      badge={
        total_amount === 0 ? undefined : (
          <Badge tone={is_paid ? 'green' : 'yellow'}>
            {is_paid ? texts.states.complete : texts.states.outstanding}
          </Badge>
        )
      }
      price={<Price amount={total_amount} language={reading.language} size="card" />}
    />
  );
};
