import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { NO_MAIL } from '@ribambelle/testing/fakes/mail-ports.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { MailNotTaken } from '../outside/mail-port.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let tries = 0;

beforeAll(async () => {
  const mail = {
    ...NO_MAIL,
    delivers: true,
    send: async () => {
      tries += 1;
      throw new MailNotTaken('DELAYED', '450 try again later');
    },
  };
  shop = await openShop({ jobs: true, outside: { mail, payments: {} } });
  organiser = await shop.make.organiser();
});
afterAll(() => shop.close());

const mails = () =>
  shop.sql<{ state: string; error: string; sent_at: string | null }>(
    'select state, error, sent_at from sent_mails',
  );

test('an e-mail that fails waits with its reason, and is shown as failed after the last attempt', async () => {
  await shop.make.customer(organiser, { email: 'anne@example.test' });
  await shop.call('requestPasswordLink', { email: 'anne@example.test', redirect: '/' });
  // it is queued before its first try as well: the reason says that it was tried
  await expect
    .poll(mails)
    .toMatchObject([{ state: 'QUEUED', error: '450 try again later', sent_at: null }]);
  const first = tries;
  const hurry = () =>
    shop.sql(
      `update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts - 1 where locked_at is null returning id`,
    );
  await expect.poll(async () => (await hurry()).length).toBe(1);
  await expect.poll(async () => (await mails())[0]?.state).toBe('FAILED');
  expect(tries).toBe(first + 1);
  const staff = await shop.make.collaborator(organiser, ['mails.read']);
  const { data } = await shop.office('listSentMails', {}, staff);
  expect(data).toMatchObject([{ recipient: 'anne@example.test', state: 'FAILED' }]);
});
