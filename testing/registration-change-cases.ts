import type { Made } from './factories/factories.ts';
import type { Caller, Shop } from './shop.ts';

/** Returns the cases in which two people change a registration: each moves it elsewhere. */
export function registrationChangeCases(
  openCase: () => { readonly shop: Shop; readonly organiser: Made; readonly staff: Caller },
) {
  /** Makes a registration, and other availabilities of its activity. */
  const newRegistration = async () => {
    const { shop, organiser, staff } = openCase();
    const activity = await shop.make.activity(organiser);
    const camp = (day: string) => shop.make.availability(organiser, activity, { days: [day] });
    const from = await camp('2026-03-02');
    const one = await camp('2026-03-03');
    const other = await camp('2026-03-04');
    const family = await shop.make.customer(organiser);
    const { cuid: registration } = await shop.office(
      'registerByStaff',
      {
        customer: family.cuid,
        participant: family.participant.cuid,
        availability: from.cuid,
        date_ids: from.dates.map(({ id }) => id),
      },
      staff,
    );
    const version = async () =>
      (await shop.office('getOfficeRegistration', { registration }, staff)).version;
    return { registration, family, from, one, other, version };
  };
  return {
    replaceParticipant: async () => {
      const { shop, organiser } = openCase();
      const { registration, family, version } = await newRegistration();
      const sister = { firstname: 'Zoé' };
      const { cuid: participant } = await shop.make.participant(organiser, family, sister);
      const back = { registration, participant: family.participant.cuid };
      return { zoe: { registration, participant }, tom: back, changed: 'participant', version };
    },
    setRegistrationPrice: async () => {
      const { registration, version } = await newRegistration();
      const to = (total_amount: number) => ({ registration, total_amount, reason: 'Bénévole' });
      return { zoe: to(8_000), tom: to(9_000), changed: 'total_amount', version };
    },
    changeOfficeRegistration: async () => {
      const { shop, organiser, staff } = openCase();
      const activity = await shop.make.activity(organiser);
      const days = ['2026-03-02', '2026-03-03'];
      const camp = await shop.make.availability(organiser, activity, { days });
      const family = await shop.make.customer(organiser);
      const [first = 0, second = 0] = camp.dates.map(({ id }) => id);
      const whom = { customer: family.cuid, participant: family.participant.cuid };
      const { cuid: registration } = await shop.office(
        'registerByStaff',
        { ...whom, availability: camp.cuid, date_ids: [first] },
        staff,
      );
      const version = async () =>
        (await shop.office('getOfficeRegistration', { registration }, staff)).version;
      const to = (...date_ids: number[]) => ({ registration, date_ids });
      return { zoe: to(first, second), tom: to(second), changed: 'dates', version };
    },
    transferRegistration: async () => {
      const { registration, one, other, version } = await newRegistration();
      const to = ({ cuid, dates }: typeof one) => ({
        registration,
        availability: cuid,
        date_ids: dates.map(({ id }) => id),
      });
      return { zoe: to(one), tom: to(other), changed: 'availability', version };
    },
  };
}
