import type { MadeAvailability } from './factories/catalogue.ts';
import type { Made, MadeCustomer } from './factories/factories.ts';
import { openShop, type Shop } from './shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { workingServerOf } from './working-server.ts';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let family: MadeCustomer;
let july: MadeAvailability;
let august: MadeAvailability;
let registration: string;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'registrations.read',
    'registrations.transfer',
    'registrations.update',
    'registrations.cancel',
    'registrations.replace',
    'payments.read',
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const activity = await shop.make.activity(organiser);
  family = await shop.make.customer(organiser);
  july = await shop.make.availability(organiser, activity, { days: ['2026-07-06', '2026-07-07'] });
  august = await shop.make.availability(organiser, activity, {
    days: ['2026-08-03'],
    price: 12_000,
  });
  const registration_made = await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: july.cuid,
      date_ids: idsOf(july),
    },
    staff,
  );
  registration = registration_made.cuid;
  // earlier sales do not matter here
  await shop.sql('delete from graphile_worker._private_jobs');
});

const idsOf = ({ dates }: MadeAvailability) => dates.map(({ id }) => id);
const wish = (to: MadeAvailability) => ({
  registration,
  availability: to.cuid,
  date_ids: idsOf(to),
});

/** Runs all waiting jobs and returns the e-mails of this kind to the family. */
async function mailsOf(kind: string) {
  const server = await workingServerOf(shop);
  const unfinishedJobs = () =>
    shop.sql('select from graphile_worker._private_jobs where attempts < max_attempts');
  await expect.poll(unfinishedJobs).toEqual([]);
  await server.stop();
  return shop.sql<{ subject: string; text: string; language: string; calendar: string }>(
    `select m.subject, m.text, m.language, convert_from(f.bytes, 'utf8') as calendar from sent_mails m
      left join mail_attachments f on f.organiser_id = m.organiser_id and f.mail_id = m.id
      where m.customer_id = $1 and m.kind = $2 order by m.created_at, m.id`,
    [family.id, kind],
  );
}

test('the family gets the previewed e-mail about a transfer, with the new dates and the cancelled ones for its calendar', async () => {
  const { mail } = await shop.office('previewRegistrationTransfer', wish(august), staff);
  await shop.office('transferRegistration', { ...wish(august), version: 1, tell: true }, staff);
  const [mail_of_move, ...others] = await mailsOf('registration.transfer.created');
  expect(others).toEqual([]);
  expect(mail_of_move).toMatchObject({ ...mail, language: 'fr' });
  expect(mail_of_move?.text).toMatch(/Avant\s+du lun\.\s6\sau mar\.\s7\sjuillet\s2026/u);
  expect(mail_of_move?.text).toMatch(/Maintenant\s+lun\.\s3\saoût\s2026/u);
  expect(mail_of_move?.calendar.match(/STATUS:CONFIRMED/g)).toHaveLength(1);
  expect(mail_of_move?.calendar.match(/STATUS:CANCELLED/g)).toHaveLength(2);
});

test('it is in the family’s language, and without a price when that did not change', async () => {
  await shop.sql(`update customers set language = 'en' where id = $1`, [family.id]);
  const wish_kept = { ...wish(august), price: 'KEPT' as const };
  await shop.office('transferRegistration', { ...wish_kept, version: 1, tell: true }, staff);
  const [mail_of_move] = await mailsOf('registration.transfer.created');
  expect(mail_of_move?.subject).toMatch(/a registration was moved$/);
  expect(mail_of_move?.text).not.toContain('€');
});

test('no e-mail is sent when staff do not want one, or when the account is gone', async () => {
  await shop.office('transferRegistration', { ...wish(august), version: 1 }, staff);
  expect(await mailsOf('registration.transfer.created')).toEqual([]);
  await shop.sql('update customers set deleted_at = now() where id = $1', [family.id]);
  const { mail } = await shop.office('previewRegistrationTransfer', wish(july), staff);
  expect(mail).toBeNull();
});

test('the family gets the previewed e-mail about a replacement, with the new participant', async () => {
  const sister = await shop.make.participant(organiser, family, { firstname: 'Zoé' });
  const whom = { registration, participant: sister.cuid };
  const { mail } = await shop.office('previewParticipantReplacement', whom, staff);
  await shop.office('replaceParticipant', { ...whom, version: 1, tell: true }, staff);
  const [sent_mail, ...others] = await mailsOf('registration.participant.replaced');
  expect(others).toEqual([]);
  expect(sent_mail).toMatchObject({ ...mail, language: 'fr' });
  expect(sent_mail?.text).toMatch(/Maintenant\s+Zoé/u);
  expect(sent_mail?.calendar.match(/STATUS:CONFIRMED/g)).toHaveLength(2);
});

test('the family gets the previewed e-mail about a restoration, and its calendar has the dates again', async () => {
  await shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, staff);
  const [cancellation] = await mailsOf('registration.cancellation.created');
  const sequenceOf = (calendar = '') => Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1]);
  const { mail } = await shop.office('previewRegistrationRestoration', { registration }, staff);
  await shop.office('restoreRegistration', { registration, tell: true }, staff);
  const [sent_mail, ...others] = await mailsOf('registration.cancellation.restored');
  expect(others).toEqual([]);
  expect(sent_mail).toMatchObject({ ...mail, language: 'fr' });
  expect(sent_mail?.calendar.match(/STATUS:CONFIRMED/g)).toHaveLength(2);
  expect(sequenceOf(sent_mail?.calendar)).toBeGreaterThan(sequenceOf(cancellation?.calendar));
});

test('the family gets the previewed e-mail about another price, with its reason', async () => {
  const price = { registration, total_amount: 8_000, reason: 'Bénévole' };
  const { mail } = await shop.office('previewRegistrationPrice', price, staff);
  await shop.office('setRegistrationPrice', { ...price, version: 1, tell: true }, staff);
  const [sent_mail, ...others] = await mailsOf('registration.price.set');
  expect(others).toEqual([]);
  expect(sent_mail).toMatchObject({ ...mail, language: 'fr', calendar: null });
  expect(sent_mail?.text).toContain('Bénévole');
});

test('the family gets the previewed e-mail about a change, with its current dates', async () => {
  const [first = 0] = idsOf(july);
  const fewer = { registration, date_ids: [first] };
  const { mail } = await shop.office('previewOfficeChange', fewer, staff);
  await shop.office('changeOfficeRegistration', { ...fewer, version: 1, tell: true }, staff);
  const [sent_mail, ...others] = await mailsOf('registration.office.changed');
  expect(others).toEqual([]);
  expect(sent_mail).toMatchObject({ ...mail, language: 'fr' });
  expect(sent_mail?.calendar.match(/STATUS:CONFIRMED/g)).toHaveLength(1);
  expect(sent_mail?.calendar.match(/STATUS:CANCELLED/g)).toHaveLength(1);
});
