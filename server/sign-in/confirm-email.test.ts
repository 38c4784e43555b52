import type { Ask } from '@ribambelle/api/client.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Mail } from '@ribambelle/server/outside/mail-port.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { takingMail } from '@ribambelle/testing/fakes/mail-ports.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from './password.ts';

const START = '2026-01-05T08:00:00.000Z';
let shop: Shop;
let organiser: Made;
const mails: Mail[] = [];

beforeAll(async () => {
  const mail = takingMail(mails);
  shop = await openShop({ now: START, jobs: true, outside: { mail, payments: {} } });
  organiser = await shop.make.organiser();
});
beforeEach(() => {
  mails.length = 0;
  shop.clock.set(START);
});
afterAll(() => shop.close());

async function mailTo(email: string): Promise<Mail> {
  await expect.poll(() => mails.some(({ to }) => to === email)).toBe(true);
  return mails.findLast(({ to }) => to === email) ?? expect.fail();
}

/** The token of the newest link that was sent to an address. */
async function tokenFor(email: string): Promise<string> {
  const [href] = /http:\S+/.exec((await mailTo(email)).text) ?? [];
  return new URL(href ?? '').searchParams.get('token') ?? '';
}

const profile: Omit<Ask<'updateSession'>, 'email'> = {
  firstname: 'Anne',
  lastname: 'Dubois',
  phone: '0470 12 34 56',
  address: {
    street: 'Rue Haute',
    number: '12',
    postcode: '1000',
    city: 'Bruxelles',
    country: 'BE',
  },
};

const emailStateOf = async (who: MadeCustomer) => {
  const { customer } = await shop.call('getSession', {}, who);
  return [customer?.email, customer?.email_confirmed, customer?.pending_email];
};
const unconfirmed = (email: string, columns: Readonly<Record<string, unknown>> = {}) =>
  shop.make.customer(organiser, { email, email_confirmed_at: null, ...columns });

test('200 a new account gets a link at its address, which confirms the address; pressed again, it answers the same', async () => {
  const email = 'nora@example.test';
  await shop.call('registerCustomer', { ...profile, email, password: 'secret', terms: true });
  const mail = await mailTo(email);
  expect(mail.subject).toBe('Maison des enfants : confirmez votre adresse e-mail');
  expect(new URL(/http:\S+/.exec(mail.text)?.[0] ?? '').pathname).toBe('/fr/account/email');
  const token = await tokenFor(email);
  const confirmed = await shop.call('confirmEmail', { token });
  expect(confirmed.email).toBe(email);
  expect(await shop.call('confirmEmail', { token })).toEqual(confirmed);
  const [row] = await shop.sql('select email_confirmed_at from customers where email = $1', [
    email,
  ]);
  expect(row).toEqual({ email_confirmed_at: new Date(START) });
});

test('200 a new address counts once it is confirmed; the old one is told, and links sent there end', async () => {
  const old = 'vieille@example.test';
  const newAddress = 'neuve@example.test';
  const anne = await shop.make.customer(organiser, { email: old });
  await shop.call('requestPasswordLink', { email: old });
  const password = await tokenFor(old);
  mails.length = 0;
  await shop.call('updateSession', { ...profile, email: newAddress }, anne);
  expect(await emailStateOf(anne)).toEqual([old, true, newAddress]);
  expect((await mailTo(old)).text).toContain(newAddress);
  await expect(
    shop.call('setPassword', { token: password, password: 'another' }),
  ).rejects.toMatchObject({ code: 'PASSWORD_LINK_INVALID' });
  await shop.call('confirmEmail', { token: await tokenFor(newAddress) });
  expect(await emailStateOf(anne)).toEqual([newAddress, true, null]);
});

test('200 only the last of several new addresses can be confirmed; saving the profile again changes nothing', async () => {
  const anne = await shop.make.customer(organiser, { email: 'depart@example.test' });
  await shop.call('updateSession', { ...profile, email: 'faux@example.test' }, anne);
  const first = await tokenFor('faux@example.test');
  await shop.call('updateSession', { ...profile, email: 'juste@example.test' }, anne);
  const second = await tokenFor('juste@example.test');
  await shop.call('updateSession', { ...profile, email: 'depart@example.test' }, anne);
  await expect(shop.call('confirmEmail', { token: first })).rejects.toMatchObject({
    code: 'EMAIL_LINK_INVALID',
    status: 400,
  });
  await shop.call('confirmEmail', { token: second });
  expect(await emailStateOf(anne)).toEqual(['juste@example.test', true, null]);
});

test('200 the customer keeps the old address after all, and requests the link again', async () => {
  const anne = await shop.make.customer(organiser, { email: 'garde@example.test' });
  await shop.call('updateSession', { ...profile, email: 'ailleurs@example.test' }, anne);
  const token = await tokenFor('ailleurs@example.test');
  mails.length = 0;
  await shop.call('requestEmailConfirmation', {}, anne);
  await mailTo('ailleurs@example.test');
  await shop.call('withdrawEmail', {}, anne);
  expect(await emailStateOf(anne)).toEqual(['garde@example.test', true, null]);
  await expect(shop.call('confirmEmail', { token })).rejects.toMatchObject({
    code: 'EMAIL_LINK_INVALID',
  });
});

test('200 an unconfirmed address is replaced at once, and no e-mail goes there', async () => {
  const anne = await unconfirmed('faute@example.test');
  await shop.call('updateSession', { ...profile, email: 'correct@example.test' }, anne);
  expect(await emailStateOf(anne)).toEqual(['correct@example.test', false, null]);
  await shop.call('confirmEmail', { token: await tokenFor('correct@example.test') });
  expect(await emailStateOf(anne)).toEqual(['correct@example.test', true, null]);
  expect(mails.map(({ to }) => to)).not.toContain('faute@example.test');
});

test('200 choosing a password by a link confirms the address of the link', async () => {
  const email = 'bureau@example.test';
  const anne = await unconfirmed(email);
  await shop.call('requestPasswordLink', { email });
  await shop.call('setPassword', { token: await tokenFor(email), password: 'another' });
  const [row] = await shop.sql('select email_confirmed_at from customers where id = $1', [anne.id]);
  expect(row).toEqual({ email_confirmed_at: new Date(START) });
});

test('200 an address changed by staff counts once it is confirmed, as for the family', async () => {
  const staff = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  const anne = await shop.make.customer(organiser, { email: 'famille@example.test' });
  const { firstname, lastname, phone } = profile;
  await shop.change(
    'updateOfficeCustomer',
    { customer: anne.cuid, firstname, lastname, phone, email: 'bureau2@example.test' },
    staff,
  );
  const customerShown = await shop.office('getOfficeCustomer', { customer: anne.cuid }, staff);
  expect([customerShown.email, customerShown.pending_email]).toEqual([
    'famille@example.test',
    'bureau2@example.test',
  ]);
  await mailTo('famille@example.test');
  await shop.call('confirmEmail', { token: await tokenFor('bureau2@example.test') });
  expect(await emailStateOf(anne)).toEqual(['bureau2@example.test', true, null]);
});

test('409 for an address of another account, also when it was taken before the link was followed', async () => {
  await shop.make.customer(organiser, { email: 'prise@example.test' });
  const anne = await shop.make.customer(organiser, { email: 'libre@example.test' });
  await expect(
    shop.call('updateSession', { ...profile, email: 'prise@example.test' }, anne),
  ).rejects.toMatchObject({ code: 'CUSTOMER_EXISTS', fields: { email: 'CUSTOMER_EXISTS' } });
  await shop.call('updateSession', { ...profile, email: 'bientot@example.test' }, anne);
  const token = await tokenFor('bientot@example.test');
  await shop.make.customer(organiser, { email: 'bientot@example.test' });
  await expect(shop.call('confirmEmail', { token })).rejects.toMatchObject({
    code: 'CUSTOMER_EXISTS',
    status: 409,
  });
  expect(await emailStateOf(anne)).toEqual(['libre@example.test', true, 'bientot@example.test']);
});

test('403 for a new address without a recent password, and nothing is changed; the rest of the profile needs none', async () => {
  const anne = await shop.make.customer(organiser, { email: 'stable@example.test' });
  await shop.sql(
    'update sessions set password_at = created_at - interval $$1 year$$ where customer_id = $1',
    [anne.id],
  );
  await expect(
    shop.call('updateSession', { ...profile, email: 'voleur@example.test', firstname: 'X' }, anne),
  ).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED', status: 403 });
  await shop.call('updateSession', { ...profile, email: 'stable@example.test' }, anne);
  const { customer } = await shop.call('getSession', {}, anne);
  expect([customer?.firstname, customer?.email]).toEqual(['Anne', 'stable@example.test']);
});

test('400 for a link that expired after three days, or was never sent', async () => {
  const email = 'tard@example.test';
  const anne = await unconfirmed(email);
  await shop.call('requestEmailConfirmation', {}, anne);
  const token = await tokenFor(email);
  shop.clock.set('2026-01-08T08:00:00.000Z');
  for (const wrong of [token, 'unknown'])
    await expect(shop.call('confirmEmail', { token: wrong })).rejects.toMatchObject({
      code: 'EMAIL_LINK_INVALID',
    });
});

test('403 before confirmation on a waiting list, and for a purchase when the organiser requires it', async () => {
  const strict = await shop.make.organiser({ confirmed_email_required: true }, 'localhost');
  const availability = await shop.make.availability(strict, await shop.make.activity(strict), {});
  const anne = await shop.make.customer(strict, { email_confirmed_at: null });
  const as = { ...anne, host: 'localhost' };
  const { cart } = await shop.call(
    'addCartItems',
    {
      participant_id: anne.participant.id,
      registrations: [
        {
          availability_id: availability.id,
          availability_dates: availability.dates.map(({ id }) => id),
        },
      ],
    },
    as,
  );
  const refusal = { code: 'EMAIL_NOT_CONFIRMED', status: 403 };
  const checkout = () =>
    shop.call('checkoutCart', { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true }, as);
  await expect(checkout()).rejects.toMatchObject(refusal);
  await expect(
    shop.call(
      'joinWaitingList',
      { availability_id: availability.id, participant_id: anne.participant.id },
      as,
    ),
  ).rejects.toMatchObject(refusal);
  await shop.sql('update customers set email_confirmed_at = now() where id = $1', [anne.id]);
  await checkout();
});

test('200 staff see that a secret mail was sent, and never its text', async () => {
  const staff = await shop.make.collaborator(organiser, ['mails.read']);
  const email = 'secret@example.test';
  const anne = await unconfirmed(email, { password_hash: await hashPassword('secret') });
  await shop.sql(
    `insert into sent_mails (organiser_id, key, kind, secret, customer_id, recipient, language, subject, html, text, state)
     values ($1, 'waits', 'customer.password-link.requested', true, $2, $3, 'fr', 'Lien', 'https://lien', 'https://lien', 'QUEUED')`,
    [organiser.id, anne.id, email],
  );
  const { data } = await shop.office('listSentMails', { search: email }, staff);
  const mail = data[0]?.cuid ?? '';
  expect(await shop.office('getSentMail', { mail }, staff)).toMatchObject({
    secret: true,
    text: '',
  });
  const body = await shop.fetch('back-office', `/api/back-office/mails/${mail}/body`, {
    headers: { cookie: `ribambelle_office=${staff.token}` },
  });
  expect([body.status, await body.text()]).toEqual([200, '']);
});
