import type { Made } from '../factories/factories.ts';
import type { Shop } from '../shop.ts';
import type { PricedSample } from './sample.ts';

const START = '2026-01-12T09:00:00.000Z';
const END = '2026-01-12T10:00:00.000Z';

async function offer(shop: Shop, organiser: Made) {
  const configuration = await shop.make.bookingConfiguration(organiser);
  const resource = await shop.make.resource(organiser, configuration);
  const dates = [{ start_at: START, end_at: END }];
  const span = { resources: [resource.id], after: START, before: END };
  return { configuration, resource, dates, span };
}

/** An hour of a single court. */
export const bookingSample: PricedSample = {
  taken: 'RESOURCE_TAKEN',
  given_back: 'BOOKING_ALREADY_CANCELLED',
  withdrawn: 'RESOURCE_WITHDRAWN',
  of: ({ bookings }) => bookings,
  offer: async (shop, organiser) => {
    const { configuration, resource, dates, span } = await offer(shop, organiser);
    return {
      titles: { fr: 'Court de tennis', en: 'Tennis court' },
      wanted: (buyer, total_amount) => ({
        participant_id: buyer.participant.id,
        bookings: [
          {
            resource_id: resource.id,
            dates,
            ...(total_amount === undefined ? {} : { total_amount }),
          },
        ],
      }),
      estimate: async (buyer) => {
        const { data } = await shop.call('listResourceAvailabilities', span, buyer);
        return data[0]?.prices[0]?.amount ?? 0;
      },
      raise: async () => {
        const prices = JSON.stringify([{ duration: 3_600, amount: 1_900 }]);
        await shop.sql('update booking_configurations set prices = $2 where id = $1', [
          configuration.id,
          prices,
        ]);
      },
      withdraw: async () => {
        await shop.sql('update resources set published = false where id = $1', [resource.id]);
      },
      sellByStaff: async (staff, buyer, received = null) => {
        const sale = { customer: buyer.cuid, resource: resource.cuid, received };
        const participants = [buyer.participant.cuid];
        return (
          await shop.office(
            'sellBooking',
            { ...sale, start_at: START, end_at: END, participants },
            staff,
          )
        ).cuid;
      },
      giveBack: (staff, { cuid, message }) =>
        shop.office('cancelBooking', { booking: cuid, message }, staff),
      show: async (caller, cuid) => {
        const account_booking = await shop.call('getAccountBooking', { cuid }, caller);
        return { title: account_booking.resource.name, paid_amount: account_booking.paid_amount };
      },
    };
  },
};
