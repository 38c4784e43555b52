import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  locationAddress,
  locationName,
} from '@ribambelle/elements/pieces/availability-row/location-line.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Notice } from '@ribambelle/ui/feedback/notice.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useParams } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';
import styles from '../account.module.css';
import { Fact } from '../fact.tsx';
import { FileLink } from '../file-link.tsx';
import { PayRest } from '../payment/pay-rest.tsx';
import { PurchasePage } from '../purchase-page.tsx';
import type { SignedIn } from '../signed-in.ts';
import { BookingBadges } from './booking-badges.tsx';

type Booking = Answer<'getAccountBooking'>;

/** One booking: its resource, place, times, participants, and the amount left to pay (3 §2). */
export const BookingPage = (): ReactElement => {
  const texts = useTexts('bookings');
  const calendar = useTexts('calendar');
  const { booking: cuid = '' } = useParams();
  return (
    <PurchasePage
      tab="bookings"
      list="/account/bookings"
      call={useCall('getAccountBooking', { cuid })}
      title={texts.booking}
      titleOf={({ resource }) => resource.name}
      renderBadges={(booking) => <BookingBadges booking={booking} />}
      renderAction={({ cancelled_at, cart }) =>
        cancelled_at === null && (
          <FileLink path={`/carts/${cart.cuid}/calendar`} icon="calendar">
            {calendar.add}
          </FileLink>
        )
      }
      missing={{ title: texts.missing, action: texts.all }}
    >
      {(booking, session) => <Detail booking={booking} session={session} />}
    </PurchasePage>
  );
};

const Detail = (input: { readonly booking: Booking; readonly session: SignedIn }): ReactElement => {
  const { booking, session } = input;
  const booking_texts = useTexts('bookings');
  // one share is paid at a time, in the order of the participants
  const unpaid_part = booking.participations.find((one) => one.total_amount > one.paid_amount);
  return (
    <>
      {booking.cancelled_at !== null && (
        <Notice tone="yellow" title={booking_texts.cancelled_title}>
          {booking.cancellation_message}
        </Notice>
      )}
      {unpaid_part !== undefined && (
        <PayRest
          account={session.account}
          customer={session.customer}
          amount={unpaid_part.total_amount - unpaid_part.paid_amount}
          deposit={0}
          reference={unpaid_part.cuid}
          transfer={booking.bank_transfer}
        />
      )}
      <Facts booking={booking} />
    </>
  );
};

const Facts = ({ booking }: { readonly booking: Booking }): ReactElement => {
  const texts = useTexts('account');
  const booking_texts = useTexts('bookings');
  const reading = useReading();
  const money = (amount: number) => formatPrice({ amount, language: reading.language });
  const { resource, dates, participations, payment_split, total_amount, paid_amount, cart } =
    booking;
  const { location } = resource;
  return (
    <dl className={styles.facts}>
      <Fact name={booking_texts.when}>
        {dates.map((date) => (
          <div key={date.start_at}>{formatDateRange(date, reading)}</div>
        ))}
      </Fact>
      {location !== null && (
        <Fact name={booking_texts.where}>
          {locationName(location)}
          <div className={styles.soft}>{locationAddress(location)}</div>
        </Fact>
      )}
      <Fact name={booking_texts.who}>
        {participations.map((one) => (
          <div key={one.cuid}>
            {one.participant.fullname}
            {payment_split && <span className={styles.soft}> · {money(one.total_amount)}</span>}
          </div>
        ))}
      </Fact>
      <Fact name={texts.total}>
        <strong>{money(total_amount)}</strong>
        {paid_amount > 0 && <div className={styles.soft}>{texts.paid(money(paid_amount))}</div>}
      </Fact>
      <Fact name={booking_texts.made}>{formatInstant(booking.created_at, reading)}</Fact>
      <Fact name={booking_texts.order}>
        <Link href={`/account/carts/${cart.cuid}`}>{cart.reference}</Link>
      </Fact>
    </dl>
  );
};
