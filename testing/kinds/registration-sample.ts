import type { PricedSample } from './sample.ts';

/** The last place of a camp of one day. */
export const registrationSample: PricedSample = {
  taken: 'PLACES_TAKEN',
  given_back: 'REGISTRATION_ALREADY_CANCELLED',
  withdrawn: 'ACTIVITY_WITHDRAWN',
  of: ({ registrations }) => registrations,
  offer: async (shop, organiser) => {
    const activity = await shop.make.activity(organiser);
    const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
    const date_ids = camp.dates.map(({ id }) => id);
    return {
      titles: { fr: 'Stage de natation', en: 'Swimming camp' },
      wanted: (buyer, total_amount) => ({
        participant_id: buyer.participant.id,
        registrations: [
          {
            availability_id: camp.id,
            availability_dates: date_ids,
            ...(total_amount === undefined ? {} : { total_amount }),
          },
        ],
      }),
      estimate: async (buyer) => {
        const participant_id = buyer.participant.id;
        const choice = { availability_id: camp.id, availability_dates: date_ids, participant_id };
        return (await shop.call('estimateCartItem', choice, buyer)).total_price;
      },
      raise: async () => {
        await shop.sql('update availabilities set price = price + 100 where id = $1', [camp.id]);
      },
      withdraw: async () => {
        await shop.sql('update activities set published = false where id = $1', [activity.id]);
      },
      sellByStaff: async (staff, buyer, received = null) => {
        const who = { customer: buyer.cuid, participant: buyer.participant.cuid };
        const what = { availability: camp.cuid, date_ids, received };
        return (await shop.office('registerByStaff', { ...who, ...what }, staff)).cuid;
      },
      giveBack: (staff, { cuid, message }) =>
        shop.office('cancelOfficeRegistration', { registration: cuid, message }, staff),
      show: async (caller, cuid) => {
        const account_registration = await shop.call('getAccountRegistration', { cuid }, caller);
        return {
          title: account_registration.availability.activity.title,
          paid_amount: account_registration.paid_amount,
        };
      },
    };
  },
};
