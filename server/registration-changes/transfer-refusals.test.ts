import type { Ask } from '@ribambelle/api/client.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const NOW = '2026-01-05T08:00:00.000Z';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
let family: MadeCustomer;
let july: MadeAvailability;
let august: MadeAvailability;

beforeAll(async () => {
  shop = await openShop({ now: NOW });
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser, { age_minimum: 4, age_maximum: 12 });
  staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'registrations.read',
    'registrations.transfer',
    'registrations.cancel',
    'payments.read',
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(NOW);
  family = await shop.make.customer(organiser);
  july = await shop.make.availability(organiser, activity, { days: ['2026-07-06', '2026-07-07'] });
  august = await shop.make.availability(organiser, activity, {
    days: ['2026-08-03'],
    price: 12_000,
  });
});

const idsOf = ({ dates }: MadeAvailability) => dates.map(({ id }) => id);
const register = async () =>
  (
    await shop.office(
      'registerByStaff',
      {
        customer: family.cuid,
        participant: family.participant.cuid,
        availability: july.cuid,
        date_ids: idsOf(july),
      },
      staff,
    )
  ).cuid;
const wish = (registration: string, to = august) => ({
  registration,
  availability: to.cuid,
  date_ids: idsOf(to),
});
type Choice = Partial<Ask<'transferRegistration'>>;
const transfer = (registration: string, more: Choice = {}, as = staff) =>
  shop.office('transferRegistration', { ...wish(registration), version: 1, ...more }, as);
const preview = (
  registration: string,
  more: Partial<Ask<'previewRegistrationTransfer'>> = {},
  as = staff,
) => shop.office('previewRegistrationTransfer', { ...wish(registration), ...more }, as);

/** Expects both to refuse with this code, and to write nothing. */
async function expectBoth(cuid: string, choice: Choice, code: string): Promise<void> {
  const rows = () => shop.sql('select * from registration_dates order by registration_id, date_id');
  const before = await rows();
  await expect(preview(cuid, choice)).rejects.toMatchObject({ code });
  await expect(transfer(cuid, choice)).rejects.toMatchObject({ code });
  expect(await rows()).toEqual(before);
}

test('404 for an unknown target, and for a neighbour’s', async () => {
  const cuid = await register();
  await expectBoth('unknown', {}, 'REGISTRATION_NOT_FOUND');
  await expectBoth(cuid, { availability: 'unknown' }, 'AVAILABILITY_NOT_FOUND');
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'voisin.test');
  const theirs = await shop.make.collaborator(neighbour, ['registrations.transfer']);
  await expect(transfer(cuid, {}, theirs)).rejects.toMatchObject({
    code: 'REGISTRATION_NOT_FOUND',
  });
  const camp = await shop.make.availability(neighbour, await shop.make.activity(neighbour));
  await expectBoth(cuid, wish(cuid, camp), 'AVAILABILITY_NOT_FOUND');
});

test('403 without the right to move', async () => {
  const cuid = await register();
  const reader = await shop.make.collaborator(organiser, ['registrations.read']);
  await expect(preview(cuid, {}, reader)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(transfer(cuid, {}, reader)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});

test('409 when it is already there, has begun, or is cancelled', async () => {
  const cuid = await register();
  await expectBoth(cuid, wish(cuid, july), 'REGISTRATION_ALREADY_THERE');
  shop.clock.set('2026-07-06T09:00:00.000Z');
  await expectBoth(cuid, {}, 'REGISTRATION_STARTED');
  shop.clock.set(NOW);
  await shop.office('cancelOfficeRegistration', { registration: cuid, message: 'Malade' }, staff);
  await expectBoth(cuid, {}, 'REGISTRATION_ALREADY_CANCELLED');
});

test('refused: a participant too old or deleted, and answers to questions of another activity', async () => {
  const cuid = await register();
  const babies = await shop.make.availability(organiser, activity, { age_maximum: 3 });
  const young = wish(cuid, babies);
  expect(await preview(cuid, young)).toMatchObject({ objection: 'AGE_NOT_ALLOWED' });
  await expect(transfer(cuid, young)).rejects.toMatchObject({ code: 'AGE_NOT_ALLOWED' });
  await expectBoth(cuid, { options: [{ price_id: 1 }] }, 'ANSWERS_INVALID');
  await shop.sql('update participants set birthdate = null where id = $1', [family.participant.id]);
  expect(await preview(cuid, young)).toMatchObject({ objection: 'BIRTHDATE_NEEDED' });
  await expect(transfer(cuid, young)).rejects.toMatchObject({ code: 'BIRTHDATE_NEEDED' });
  await shop.sql('update participants set deleted_at = now() where id = $1', [
    family.participant.id,
  ]);
  await expectBoth(cuid, {}, 'PARTICIPANT_NOT_FOUND');
});

test('without dates, or with dates of another availability, there is an objection', async () => {
  const cuid = await register();
  for (const [date_ids, code] of [
    [[], 'AVAILABILITY_DATES_REQUIRED'],
    [idsOf(july), 'DATE_NOT_BOOKABLE'],
  ] as const) {
    expect(await preview(cuid, { date_ids: [...date_ids] })).toMatchObject({ objection: code });
    await expect(transfer(cuid, { date_ids: [...date_ids] })).rejects.toMatchObject({ code });
  }
});

test('409 for a price other than shown, with the new one; 409 for an older version', async () => {
  const cuid = await register();
  await expect(transfer(cuid, { total_amount: 10_000 })).rejects.toMatchObject({
    code: 'REGISTRATION_PRICE_CHANGED',
    details: { total_amount: 12_000 },
  });
  await expect(transfer(cuid, { version: 7 })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
});

test('a collaborator without access to money moves without reading it', async () => {
  const cuid = await register();
  const gate = await shop.make.collaborator(organiser, ['registrations.transfer']);
  const seenPreview = await preview(cuid, {}, gate);
  expect(seenPreview).toMatchObject({ lines: null, total_amount: null, difference: null });
  expect(seenPreview.mail?.text).not.toContain('120');
  expect(await transfer(cuid, {}, gate)).toMatchObject({ total_amount: null });
  const reader = await shop.make.collaborator(organiser, ['registrations.read']);
  const { changes } = await shop.office('getOfficeRegistration', { registration: cuid }, reader);
  expect(changes).toMatchObject([{ was: { total_amount: null }, became: { total_amount: null } }]);
});
