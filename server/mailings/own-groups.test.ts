import { said } from '@ribambelle/testing/said.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let coach: Made & { token: string };
let colleague: Made & { token: string };
let mine: MadeAvailability;
let other: MadeAvailability;

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  const rights = [
    'registrations.read',
    'customer-notifications.read',
    'customer-notifications.create',
    'customer-notifications.update',
  ] as const;
  coach = await shop.make.collaborator(organiser, rights);
  colleague = await shop.make.collaborator(organiser, rights);
  await shop.sql(
    `update collaborator_roles set scope = 'OWN' where id = (select role_id from collaborators where id = $1)`,
    [coach.id],
  );
  mine = await group('Mine');
  other = await group('Other');
  await shop.sql(
    'insert into availability_collaborators (organiser_id, availability_id, collaborator_id) values ($1, $2, $3)',
    [organiser.id, mine.id, coach.id],
  );
});
afterAll(() => shop.close());

async function group(lastname: string): Promise<MadeAvailability> {
  const activity = await shop.make.activity(organiser);
  const availability = await shop.make.availability(organiser, activity, { days: ['2026-07-06'] });
  const family = await shop.make.customer(organiser, { lastname });
  await shop.make.registration(organiser, family, { availability_id: availability.id });
  return availability;
}

const both = (text: string) => ({ fr: text, en: text });
const write = (availabilities: readonly MadeAvailability[], as: { token: string }) =>
  shop.office(
    'createMailing',
    {
      recipients: {
        on: 'AVAILABILITIES',
        selection: { by: 'CHOSEN', chosen: availabilities.map(({ cuid }) => cuid) },
      },
      subject: both('{activité}'),
      content: said(both('<p>{prénom}</p>')),
    },
    as,
  );

test('a coach writes only to own groups, whatever is chosen, and sees no address', async () => {
  const { cuid: mailing } = await write([mine, other], coach);
  const preview = await shop.office('previewMailing', { mailing }, coach);
  expect(preview).toMatchObject({ families: 1, recipient: { name: 'Anne Mine', email: null } });
  await shop.office('sendMailing', { mailing, as_read: 1, families: 1 }, coach);
  const read = () => shop.office('getMailing', { mailing }, coach);
  await expect.poll(async () => (await read()).state).toBe('SENT');
  expect((await read()).results).toMatchObject({ kept: 1 });
  const { data } = await shop.office('listMailingRecipients', { mailing }, coach);
  expect(data).toMatchObject([{ name: 'Anne Mine', email: null, answer: '', state: 'KEPT' }]);
  const mails = await shop.sql<{ text: string }>('select text from sent_mails');
  expect(mails).toHaveLength(1);
});

test('a coach sees only own mailings', async () => {
  const { cuid: mailing } = await write([other], colleague);
  const { data } = await shop.office('listMailings', {}, coach);
  expect(data.map(({ cuid }) => cuid)).not.toContain(mailing);
  await expect(shop.office('getMailing', { mailing }, coach)).rejects.toMatchObject({
    code: 'MAILING_NOT_FOUND',
  });
  const all = await shop.office('listMailings', {}, colleague);
  expect(all.count).toBe(data.length + 1);
});
