import type { Ask } from '@ribambelle/api/client.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const RIGHTS = [
  'registrations.create',
  'registrations.read',
  'registrations.update',
  'registrations.transfer',
  'registrations.replace',
  'registrations.cancel',
  'customers.create',
  'customers.read',
  'customers.update',
  'participants.create',
  'participants.read',
  'participants.update',
  'payments.create',
  'payments.read',
] as const;
const WAIVER: NonNullable<Ask<'registerByStaff'>['waiver']> = {
  waived: ['AGE', 'ANSWERS'],
  note: 'Vu avec la directrice',
};

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let clerk: { token: string };
let camp: MadeAvailability;
let next: MadeAvailability;
let elsewhere: MadeAvailability;
let walkIn: { cuid: string; customer: string };

beforeAll(async () => {
  shop = await openShop({ now: '2026-01-05T08:00:00.000Z' });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [...RIGHTS, 'registrations.waive']);
  clerk = await shop.make.collaborator(organiser, [...RIGHTS]);
  const days = ['2026-07-06', '2026-07-07'];
  for (const index of [0, 1]) {
    const activity = await shop.make.activity(organiser, { age_minimum: 6, age_maximum: 10 });
    await shop.make.question(organiser, activity, { required: true });
    const availability = await shop.make.availability(organiser, activity, { days });
    if (index === 0) {
      camp = availability;
      next = await shop.make.availability(organiser, activity, { days });
    } else elsewhere = availability;
  }
});
afterAll(() => shop.close());
beforeEach(async () => {
  walkIn = await shop.office(
    'registerByStaff',
    {
      new_customer: { firstname: 'Nadia', lastname: 'Benali', email: null, phone: '0470 11 22 33' },
      new_participant: { firstname: 'Zoé', lastname: 'Benali', birthdate: '2021-03-01' },
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
      waiver: WAIVER,
    },
    staff,
  );
});

const datesOf = ({ dates }: MadeAvailability) => dates.map(({ id }) => id);
const getRegistration = () =>
  shop.office('getOfficeRegistration', { registration: walkIn.cuid }, staff);
/** Each way in which staff change a walk-in, in the same activity and for the same child. */
const WAYS = {
  'another day': async (more: object, as: { token: string }) => {
    const { version } = await getRegistration();
    const date_ids = datesOf(camp).slice(0, 1);
    const change = { registration: walkIn.cuid, date_ids, options: [], questions: [] };
    await shop.office('previewOfficeChange', change, as);
    return shop.office('changeOfficeRegistration', { ...change, version, ...more }, as);
  },
  'another group': async (more: object, as: { token: string }) => {
    const { version } = await getRegistration();
    const goal = { registration: walkIn.cuid, availability: next.cuid, date_ids: datesOf(next) };
    const words = { options: [], questions: [] };
    await shop.office('previewRegistrationTransfer', goal, as);
    const wish = { ...goal, ...words, version, ...more };
    return shop.office('transferRegistration', wish, as);
  },
  'a cancellation that is taken back': async (more: object, as: { token: string }) => {
    const { cuid: registration } = walkIn;
    await shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, as);
    await shop.office('previewRegistrationRestoration', { registration }, as);
    return shop.office('restoreRegistration', { registration, ...more }, as);
  },
} as const;

test.each(Object.entries(WAYS))(
  '200 %s keeps earlier waivers, and needs no right to waive',
  async (_, change) => {
    await change({}, clerk);
    const { waivers } = await getRegistration();
    expect(waivers).toMatchObject([{ ...WAIVER, holds: true }]);
  },
);

test('200 another activity and another child are checked again, and staff may waive the requirement there too', async () => {
  const goal = {
    registration: walkIn.cuid,
    availability: elsewhere.cuid,
    date_ids: datesOf(elsewhere),
  };
  expect(await shop.office('previewRegistrationTransfer', goal, staff)).toMatchObject({
    objection: 'AGE_NOT_ALLOWED',
  });
  const move = (more: Partial<Ask<'transferRegistration'>>) =>
    shop.office('transferRegistration', { ...goal, questions: [], version: 1, ...more }, staff);
  await expect(move({})).rejects.toMatchObject({ code: 'ANSWERS_INVALID' });
  await expect(move({ waiver: { ...WAIVER, waived: ['AGE'] } })).rejects.toMatchObject({
    code: 'ANSWERS_INVALID',
  });
  await expect(move({ waiver: { ...WAIVER, waived: ['ANSWERS'] } })).rejects.toMatchObject({
    code: 'AGE_NOT_ALLOWED',
  });
  shop.clock.set('2026-01-05T08:01:00.000Z');
  await move({ waiver: { ...WAIVER, note: 'Là aussi' } });
  expect((await getRegistration()).waivers).toMatchObject([
    { ...WAIVER, holds: false },
    { ...WAIVER, note: 'Là aussi', holds: true },
  ]);
  const { cuid: participant } = await shop.office(
    'createOfficeParticipant',
    { customer: walkIn.customer, firstname: 'Adam', lastname: 'Benali', birthdate: '2021-03-02' },
    staff,
  );
  const replacement = { registration: walkIn.cuid, participant };
  expect(await shop.office('previewParticipantReplacement', replacement, staff)).toMatchObject({
    objection: 'AGE_NOT_ALLOWED',
  });
  const replace = (waiver: Ask<'replaceParticipant'>['waiver']) =>
    shop.office('replaceParticipant', { ...replacement, version: 2, waiver }, staff);
  await expect(replace(null)).rejects.toMatchObject({ code: 'ANSWERS_INVALID' });
  shop.clock.set('2026-01-05T08:02:00.000Z');
  await replace({ ...WAIVER, note: 'Adam aussi' });
  expect((await getRegistration()).waivers.map(({ note, holds }) => [note, holds])).toEqual([
    ['Vu avec la directrice', false],
    ['Là aussi', false],
    ['Adam aussi', true],
  ]);
});

test.each(Object.entries(WAYS))(
  '403 %s with a waiver, without the right to it',
  async (_, change) => {
    await expect(change({ waiver: WAIVER }, clerk)).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  },
);

test('200 a waiver without an objection is not stored', async () => {
  await WAYS['another day']({ waiver: WAIVER }, staff);
  expect((await getRegistration()).waivers).toHaveLength(1);
});

test('400 the family itself gets no waiver when it changes its registration', async () => {
  const [row] = await shop.sql<{ id: string; customer_id: string }>(
    'select id, customer_id from registrations where cuid = $1',
    [walkIn.cuid],
  );
  const { id, customer_id } = row ?? { id: '0', customer_id: '0' };
  const family = await shop.make.customer(organiser);
  await shop.sql('update sessions set customer_id = $1 where customer_id = $2', [
    customer_id,
    family.id,
  ]);
  await expect(
    shop.call(
      'updateRegistration',
      {
        registration_id: Number(id),
        availability_dates: datesOf(camp).slice(0, 1),
        questions: [],
      },
      family,
    ),
  ).rejects.toMatchObject({ code: 'ANSWERS_INVALID' });
});

test('200 a family and a child without their required answers are corrected; 400 an existing answer cannot be removed', async () => {
  const chief = await shop.make.collaborator(organiser, ['customer-custom-fields.create']);
  const both = (text: string) => ({ en: text, fr: text });
  await shop.office(
    'createCustomField',
    {
      entity: 'PARTICIPANTS',
      type: 'TEXT',
      title: both('Allergies'),
      description: both(''),
      required: true,
      deferred: false,
      pattern: '',
      choices: [],
    },
    chief,
  );
  const [row] = await shop.sql<{ id: string }>('select id from custom_fields');
  const field = { id: Number(row?.id) };
  const { participant } = await getRegistration();
  const change = (data: string | null) =>
    shop.change(
      'updateOfficeParticipant',
      {
        participant: participant.cuid,
        birthdate: '2018-03-01',
        custom_data: [{ field_id: field.id, data }],
      },
      staff,
    );
  await change(null);
  await change('Noix');
  await expect(change('')).rejects.toMatchObject({
    fields: { [`custom_data.${field.id}`]: 'ANSWER_REQUIRED' },
  });
});
