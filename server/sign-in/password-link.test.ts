import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '@ribambelle/server/outside/mail-port.ts';
import { takingMail } from '@ribambelle/testing/fakes/mail-ports.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { hashPassword } from './password.ts';

let shop: Shop;
let organiser: { id: number; cuid: string };
const mails: Mail[] = [];

beforeAll(async () => {
  const mail = takingMail(mails);
  shop = await openShop({ jobs: true, outside: { mail, payments: {} } });
  organiser = await shop.make.organiser();
  await shop.make.organiser({ name: 'Voisin' }, 'localhost');
});
afterAll(() => shop.close());

async function mailTo(email: string): Promise<Mail> {
  const mailFound = () => mails.findLast(({ to }) => to === email);
  await expect.poll(mailFound).toBeDefined();
  const mail = mailFound();
  if (mail === undefined) throw new Error(`No e-mail to ${email}`);
  return mail;
}

async function linkFor(email: string, redirect = '/'): Promise<URL> {
  mails.length = 0;
  await shop.call('requestPasswordLink', { email, redirect });
  const [href] = /http:\S+/.exec((await mailTo(email)).text) ?? [];
  return new URL(href ?? '');
}

const customer = (email: string, columns: Record<string, unknown> = {}) =>
  shop.make.customer(organiser, { email, ...columns });

test('200 sends a link in the customer’s language; with it a new password is chosen, once, and other sessions end', async () => {
  const anne = await customer('anne@example.test', {
    language: 'en',
    password_hash: await hashPassword('old-one'),
  });
  const link = await linkFor('anne@example.test', '/activities/x?day=1');
  expect((await mailTo('anne@example.test')).subject).toBe(
    'Maison des enfants: choose a new password',
  );
  expect(link.pathname).toBe('/en/auth/password');
  expect(link.searchParams.get('redirect')).toBe('/activities/x?day=1');
  const request = { token: link.searchParams.get('token') ?? '', password: 'new-one' };
  await shop.call('setPassword', request);
  expect((await shop.call('getSession', {}, anne)).customer).toBeNull();
  await shop.call('signIn', { email: 'anne@example.test', password: 'new-one' });
  await expect(
    shop.call('signIn', { email: 'anne@example.test', password: 'old-one' }),
  ).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
  });
  await expect(shop.call('setPassword', request)).rejects.toMatchObject({
    code: 'PASSWORD_LINK_INVALID',
    status: 400,
  });
});

test('200 answers the same for an unknown address, without an e-mail', async () => {
  await customer('known@example.test');
  const answer = await shop.call('requestPasswordLink', { email: 'known@example.test' });
  await mailTo('known@example.test');
  mails.length = 0;
  expect(await shop.call('requestPasswordLink', { email: 'nobody@example.test' })).toEqual(answer);
  expect(
    await shop.call(
      'requestPasswordLink',
      { email: 'known@example.test' },
      { token: '', host: 'localhost' },
    ),
  ).toEqual(answer);
  await shop.call('requestPasswordLink', { email: 'known@example.test' });
  await mailTo('known@example.test');
  expect(mails).toHaveLength(1);
});

test('200 never leads away from the site', async () => {
  await customer('away@example.test');
  for (const redirect of ['https://elsewhere.test', '//elsewhere.test', '/\\elsewhere.test']) {
    expect((await linkFor('away@example.test', redirect)).searchParams.get('redirect')).toBeNull();
  }
});

test('400 for a link that expired, was replaced by a newer one, is a neighbour’s or was never sent', async () => {
  await customer('late@example.test');
  const useLink = async (link: URL, host?: string) =>
    shop.call(
      'setPassword',
      { token: link.searchParams.get('token') ?? '', password: 'new-one' },
      { token: '', ...(host ? { host } : {}) },
    );
  const invalid = { code: 'PASSWORD_LINK_INVALID' };
  const first = await linkFor('late@example.test');
  const second = await linkFor('late@example.test');
  await expect(useLink(first)).rejects.toMatchObject(invalid);
  await expect(useLink(second, 'localhost')).rejects.toMatchObject(invalid);
  await expect(
    shop.call('setPassword', { token: 'unknown', password: 'new-one' }),
  ).rejects.toMatchObject(invalid);
  const before = shop.clock.now();
  shop.clock.set(new Date(Date.parse(before) + 3_600_000).toISOString());
  await expect(useLink(second)).rejects.toMatchObject(invalid);
  shop.clock.set(before);
  await useLink(second);
});

test('the e-mail is kept once, without its link as soon as it is delivered', async () => {
  const { id } = await customer('kept@example.test');
  await linkFor('kept@example.test');
  const keptMails = async () =>
    shop.sql<{ state: string; html: string; text: string }>(
      'select state, html, text from sent_mails where customer_id = $1',
      [id],
    );
  await expect.poll(keptMails).toEqual([{ state: 'SENT', html: '', text: '' }]);
});

test('the link names the main host name of the site, once there is one', async () => {
  await customer('names@example.test');
  expect((await linkFor('names@example.test')).hostname).toBe('127.0.0.1');
  await shop.sql(
    `insert into host_names (hostname, organiser_id, main) values ('camps.example.test', $1, true)`,
    [organiser.id],
  );
  await expect
    .poll(async () => (await linkFor('names@example.test')).hostname)
    .toBe('camps.example.test');
});
