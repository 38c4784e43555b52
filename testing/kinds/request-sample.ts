import type { KindSample } from './sample.ts';

/** A request for two lessons of one course: they cost nothing until staff approve them. */
export const requestSample: KindSample = {
  taken: null,
  withdrawn: 'ACTIVITY_WITHDRAWN',
  of: ({ registrations_requests }) => registrations_requests,
  offer: async (shop, organiser) => {
    const activity = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
    await shop.make.tier(organiser, activity);
    const lessons = [
      await shop.make.availability(organiser, activity, { days: ['2026-07-06'], capacity: 1 }),
      await shop.make.availability(organiser, activity, { days: ['2026-07-07'], capacity: 1 }),
    ];
    return {
      titles: { fr: 'Stage de natation', en: 'Swimming camp' },
      wanted: (buyer) => ({
        participant_id: buyer.participant.id,
        registrations_requests: [
          {
            availabilities: lessons.map(({ id, dates }) => ({
              id,
              dates: dates.map((date) => date.id),
            })),
          },
        ],
      }),
      estimate: async () => 0,
      withdraw: async () => {
        await shop.sql('update activities set published = false where id = $1', [activity.id]);
      },
      show: async (caller, cuid) => {
        const account_request = await shop.call('getAccountRegistrationsRequest', { cuid }, caller);
        return { title: account_request.activity.title, paid_amount: account_request.paid_amount };
      },
    };
  },
};
