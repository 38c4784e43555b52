import { permissionsIn } from '@ribambelle/domain/permissions/permissions.ts';
import type { Mail } from '@ribambelle/server/outside/mail-port.ts';
import { takingMail } from '@ribambelle/testing/fakes/mail-ports.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
const mails: Mail[] = [];

beforeAll(async () => {
  shop = await openShop({ jobs: true, outside: { mail: takingMail(mails), payments: {} } });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(
    organiser,
    permissionsIn('customers', 'participants', 'registrations', 'customer-vouchers', 'exports'),
  );
});
afterAll(() => shop.close());

const nadia = {
  firstname: 'Nadia',
  lastname: 'Benali',
  email: null,
  phone: '0470 11 22 33',
  language: 'fr' as const,
};
/** Jobs that are due, or failed and wait to be tried again. */
const jobsLeft = async () =>
  shop.sql(
    'select key from graphile_worker._private_jobs where run_at <= now() or last_error is not null',
  );
const makeFamily = async (more: object = {}) =>
  (await shop.office('createOfficeCustomer', { ...nadia, ...more }, staff)).cuid;

test('200 a family needs no address: it is found by name and number, and so is a second one', async () => {
  const customer = await makeFamily();
  await makeFamily({ firstname: 'Karim', lastname: 'Autre', phone: '0470 99 88 77' });
  for (const search of ['benali', '0470 11 22', '112233'])
    expect(await shop.office('listOfficeCustomers', { search }, staff)).toMatchObject({
      count: 1,
      data: [{ cuid: customer, email: null, phone: '0470 11 22 33' }],
    });
  const details = await shop.office('getOfficeCustomer', { customer }, staff);
  expect(details).toMatchObject({ email: null, email_confirmed: false, pending_email: null });
});

test('400 without address and number; an address can be changed, but never removed', async () => {
  await expect(makeFamily({ phone: '' })).rejects.toMatchObject({
    code: 'CONTACT_REQUIRED',
    status: 400,
    fields: { phone: 'CONTACT_REQUIRED' },
  });
  const customer = await makeFamily({ phone: '0470 22 22 22' });
  await expect(
    shop.change('updateOfficeCustomer', { customer, phone: '' }, staff),
  ).rejects.toMatchObject({ code: 'CONTACT_REQUIRED' });
  await shop.change('updateOfficeCustomer', { customer, email: 'kept@example.test' }, staff);
  await shop.change('updateOfficeCustomer', { customer, phone: '' }, staff);
  await expect(
    shop.change('updateOfficeCustomer', { customer, email: null }, staff),
  ).rejects.toMatchObject({ code: 'EMAIL_REQUIRED', fields: { email: 'EMAIL_REQUIRED' } });
  expect(await shop.office('getOfficeCustomer', { customer }, staff)).toMatchObject({
    email: 'kept@example.test',
    phone: '',
  });
});

test('no e-mail goes to a family without an address; given one, it gets its account with everything in it', async () => {
  await expect.poll(jobsLeft).toEqual([]);
  mails.length = 0;
  const customer = await makeFamily({ phone: '0470 33 33 33' });
  const { cuid: participant } = await shop.office(
    'createOfficeParticipant',
    { customer, firstname: 'Zoé', lastname: 'Benali', birthdate: '2018-03-01' },
    staff,
  );
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser));
  const date_ids = camp.dates.map(({ id }) => id);
  const wish = { customer, participant, availability: camp.cuid, date_ids };
  const { cuid: registration } = await shop.office('registerByStaff', wish, staff);
  await shop.office('cancelOfficeRegistration', { registration, message: 'Non' }, staff);
  await shop.office('registerByStaff', wish, staff);
  await expect.poll(jobsLeft).toEqual([]);
  expect(mails).toEqual([]);
  const mailsQuery =
    'select from sent_mails m join customers c on c.id = m.customer_id where c.cuid = $1';
  expect(await shop.sql(mailsQuery, [customer])).toEqual([]);

  const email = 'nadia@example.test';
  await shop.change('updateOfficeCustomer', { customer, email }, staff);
  await expect.poll(() => mails.map(({ to }) => to)).toEqual([email]);
  await shop.call('requestPasswordLink', { email });
  await expect.poll(() => mails.length).toBe(2);
  const [href = ''] = /http:\S+/.exec(mails.at(-1)?.text ?? '') ?? [];
  const token = new URL(href).searchParams.get('token') ?? '';
  await shop.call('setPassword', { token, password: 'a-new-one' });
  await shop.call('signIn', { email, password: 'a-new-one' });
  expect(await shop.office('getOfficeCustomer', { customer }, staff)).toMatchObject({
    email,
    email_confirmed: true,
  });
});

test('similar families are shown, by number, name without accents, or child', async () => {
  const customer = await makeFamily({
    firstname: 'Éloïse',
    lastname: 'Dûpont',
    phone: '0471 00 00 01',
  });
  await shop.office(
    'createOfficeParticipant',
    { customer, firstname: 'Noé', lastname: 'Dupont', birthdate: '2019-02-03' },
    staff,
  );
  const similar = async (request: object) =>
    (await shop.office('listSimilarCustomers', request, staff)).data.map(({ cuid, alike }) => ({
      cuid,
      alike,
    }));
  expect(await similar({ phone: '+32 471 00 00 01' })).toEqual([
    { cuid: customer, alike: ['PHONE'] },
  ]);
  expect(await similar({ firstname: 'eloise', lastname: 'DUPONT ' })).toEqual([
    { cuid: customer, alike: ['NAME'] },
  ]);
  expect(await similar({ firstname: 'Dupont', lastname: 'Eloise' })).toEqual([
    { cuid: customer, alike: ['NAME'] },
  ]);
  const child = { participant_firstname: 'noe', participant_lastname: 'dupont' };
  expect(await similar({ ...child, birthdate: '2019-02-03', phone: '0471000001' })).toEqual([
    { cuid: customer, alike: ['PARTICIPANT', 'PHONE'] },
  ]);
  expect(await similar({ ...child, birthdate: '2019-02-04' })).toEqual([]);
  expect(await similar({ firstname: 'Elo', lastname: 'Dupont', phone: '047' })).toEqual([]);
  expect(await similar({})).toEqual([]);
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const theirs = await shop.make.customer(neighbour, { phone: '+32471000009' });
  expect(theirs.cuid).not.toBe('');
  expect(await similar({ phone: '0471 00 00 09' })).toEqual([]);
});
