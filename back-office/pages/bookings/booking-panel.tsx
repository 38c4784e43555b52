import { Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Facts } from '../../panels/facts.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { FamilyLink } from '../sold/family-link.tsx';
import { SoldFoot } from '../sold/sold-foot.tsx';
import { SoldPayments } from '../sold/sold-payments.tsx';
import { ToGiveBack } from '../sold/to-give-back.tsx';
import { BookingState } from './booking-state.tsx';
import { CancelBooking } from './cancel-booking.tsx';

type Booking = Answer<'getOfficeBooking'>;

/**
 * The panel of a booking: its resource, times, family, participants and money, and its
 * cancellation.
 */
export function BookingPanel({ list = '/bookings' }: { list?: string }) {
  const { booking = '' } = useParams();
  const { data, error } = useCall('getOfficeBooking', { booking });
  const panel = usePanel(list);
  const texts = useTexts('office-bookings');
  if (data === undefined) return <PanelWaiting list={list} error={error} />;
  return (
    <SidePanel title={data.resource.name} onClose={panel.close} foot={<Foot booking={data} />}>
      <BookingFacts booking={data} />
      <ToGiveBack sold={data} words={texts} />
      <SoldPayments sold={data} />
      <Participants booking={data} />
    </SidePanel>
  );
}

function BookingFacts({ booking }: { booking: Booking }) {
  const texts = useTexts('office-bookings');
  const formats = useFormats();
  const { dates, location, total_amount, paid_amount, cart } = booking;
  const money = (amount: number | null) => (amount === null ? null : formats.price(amount));
  const when = dates.map(
    ({ start_at, end_at }) => `${formats.moment(start_at)} – ${formats.time(end_at)}`,
  );
  return (
    <Facts
      rows={[
        [texts.state, <BookingState key="state" status={booking.status} />],
        [texts.when, when.join(', ')],
        [texts.where, location],
        [texts.family, <FamilyLink key="family" sold={booking} />],
        [texts.price, money(total_amount)],
        [texts.paid, money(paid_amount)],
        [texts.sold_at, formats.moment(booking.created_at)],
        [texts.sold_by, booking.created_by],
        [texts.order, cart.reference],
        [texts.reason, booking.cancellation_message],
      ]}
    />
  );
}

/** The participants of a booking, with the share of each when the price is split. */
function Participants({ booking: { participations, payment_split } }: { booking: Booking }) {
  const texts = useTexts('office-bookings');
  const formats = useFormats();
  return (
    <>
      <Title order={3} size="h5" mt="md" mb={4}>
        {texts.participants}
      </Title>
      {participations.map(({ participant, total_amount }) => (
        <Text key={participant.cuid} size="sm">
          {[
            participant.fullname,
            ...(payment_split && total_amount !== null ? [formats.price(total_amount)] : []),
          ].join(' · ')}
        </Text>
      ))}
    </>
  );
}

function Foot({ booking }: { booking: Booking }) {
  const may = useMay();
  if (booking.status === 'CANCELLED') return null;
  return (
    <SoldFoot sold={booking}>
      {may('bookings.delete') ? <CancelBooking booking={booking} /> : null}
    </SoldFoot>
  );
}
