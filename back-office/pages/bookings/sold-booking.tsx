import { Text, Title } from '@mantine/core';
import { bookingColumns } from '@ribambelle/api/bookings/booking-columns.ts';
import { bookingFilterSet } from '@ribambelle/api/bookings/booking-filters.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { codedState } from '../../lists/coded-state.tsx';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';
import { SoldPanel } from '../sold/sold-panel.tsx';
import { CancelBooking } from './cancel-booking.tsx';

type Booking = Answer<'getOfficeBooking'>;

const State = codedState('office-bookings', {
  CANCELLED: 'gray',
  OVER: 'gray',
  UPCOMING: 'petrol',
  RUNNING: 'green',
});

/** Every booking, the latest date first; one opens beside the list. */
export function BookingsPage() {
  const texts = useTexts('office-bookings');
  return (
    <DeclaredListPage
      path="/bookings"
      call="listOfficeBookings"
      name="bookings"
      columns={bookingColumns}
      filters={bookingFilterSet}
      filtered="bookings"
      looks={{
        participants: { under: 'family' },
        state: { render: ({ status }) => <State status={status} /> },
      }}
      title={texts.title}
      search={texts.search}
      exported={(of) => ({ list: 'bookings', ...of })}
    />
  );
}

/**
 * The panel of a booking: its resource, times, family, participants and money, and its
 * cancellation.
 */
export function BookingPanel({ list = '/bookings' }: { list?: string }) {
  const { booking = '' } = useParams();
  const texts = useTexts('office-bookings');
  const formats = useFormats();
  const may = useMay();
  return (
    <SoldPanel
      list={list}
      found={useCall('getOfficeBooking', { booking })}
      words={texts}
      titleOf={({ resource }) => resource.name}
      renderFacts={({ status, dates, location }, { family, money, sale }) => [
        [texts.state, <State key="state" status={status} />],
        [
          texts.when,
          dates
            .map(({ start_at, end_at }) => `${formats.moment(start_at)} – ${formats.time(end_at)}`)
            .join(', '),
        ],
        [texts.where, location],
        family,
        ...money,
        ...sale,
      ]}
      renderBelow={(sold) => <Participants booking={sold} />}
      isOver={({ status }) => status === 'CANCELLED'}
      renderButtons={(sold) => (may('bookings.delete') ? <CancelBooking booking={sold} /> : null)}
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
