import { said } from '@ribambelle/testing/said.ts';
import type { Ask } from '@ribambelle/api/client.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endNews } from '../newsletters/unsubscribe-store.ts';
import { createPool } from '../database/pool.ts';
import { runInTenantOf } from '../events/run-in-tenant.ts';

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };
let reader: { token: string };
let stranger: { token: string };
let anne: MadeCustomer;

// Monday 5 January 2026, 09:00 in Brussels
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  reader = await shop.make.collaborator(organiser, ['customers.read']);
  const other = await shop.make.organiser({ name: 'Autre' }, 'localhost');
  stranger = await shop.make.collaborator(other, [...ALL_PERMISSIONS]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-01-05T08:00:00.000Z');
  anne = await shop.make.customer(organiser);
});

const note = (changes: Partial<Ask<'noteNews'>> = {}, by: { token: string } = staff) =>
  shop.office(
    'noteNews',
    { customer: anne.cuid, agrees: true, how: 'PHONE', on: '2026-01-05', ...changes },
    by,
  );
const newsOf = async () =>
  (await shop.office('getOfficeCustomer', { customer: anne.cuid }, staff)).news;
const nothing = { agrees: false, since: null, noted: null };
/** Sets the family's choice in its profile. */
const say = async (news: boolean) => {
  const { customer } = await shop.call('getSession', {}, anne);
  const { firstname = '', lastname = '', email = '', phone = '' } = customer ?? {};
  const address = {
    street: 'Rue Haute',
    number: '1',
    postcode: '1000',
    city: 'Bruxelles',
    country: 'BE',
  };
  await shop.call('updateSession', { firstname, lastname, email, phone, address, news }, anne);
};
/** Returns the number of recipients of a mailing of news to the family now. */
const reachedFamilies = async () => {
  const selection = { by: 'CHOSEN' as const, chosen: [anne.cuid] };
  const both = (text: string) => ({ fr: text, en: text });
  const { cuid: mailing } = await shop.office(
    'createMailing',
    {
      recipients: { on: 'CUSTOMERS', selection },
      purpose: 'NEWS',
      subject: both('Nouvelles'),
      content: said(both('<p>Ici</p>')),
    },
    staff,
  );
  return (await shop.office('previewMailing', { mailing, at: 0 }, staff)).families;
};

test('200 notes a consent given by phone today: mailings reach the family, and its log names the author', async () => {
  expect(await newsOf()).toEqual(nothing);
  expect(await reachedFamilies()).toBe(0);
  await note();
  expect(await newsOf()).toEqual({
    agrees: true,
    since: '2026-01-05T08:00:00.000Z',
    noted: { on: '2026-01-05', how: 'PHONE', by: 'Sophie Peeters' },
  });
  expect(await reachedFamilies()).toBe(1);
  const { data } = await shop.office('listAuditLog', { about: anne.cuid }, staff);
  expect(data[0]).toMatchObject({
    action: 'customers.update',
    collaborator_name: 'Sophie Peeters',
    changes: [
      { field: 'news', from: 'false', to: 'true' },
      { field: 'news_noted_on', from: '', to: '2026-01-05' },
      { field: 'news_noted_how', from: '', to: 'PHONE' },
    ],
  });
  expect((await shop.call('getSession', {}, anne)).customer?.news).toBe(true);
});

test('200 a paper of last year counts from its day; a withdrawal at the desk counts at once', async () => {
  await note({ how: 'PAPER', on: '2025-12-24' });
  expect(await newsOf()).toMatchObject({ agrees: true, since: '2025-12-23T23:00:00.000Z' });
  await note({ agrees: false, how: 'IN_PERSON' });
  expect(await newsOf()).toEqual({
    agrees: false,
    since: '2026-01-05T08:00:00.000Z',
    noted: { on: '2026-01-05', how: 'IN_PERSON', by: 'Sophie Peeters' },
  });
  expect(await reachedFamilies()).toBe(0);
});

test('the family’s own choice in its profile replaces the note, and repeating it changes nothing', async () => {
  await note();
  shop.clock.set('2026-01-06T08:00:00.000Z');
  await say(true);
  expect(await newsOf()).toMatchObject({
    since: '2026-01-05T08:00:00.000Z',
    noted: { how: 'PHONE' },
  });
  await say(false);
  const withdrawal = { agrees: false, since: '2026-01-06T08:00:00.000Z', noted: null };
  expect(await newsOf()).toEqual(withdrawal);
  shop.clock.set('2026-01-07T08:00:00.000Z');
  await say(false);
  expect(await newsOf()).toEqual(withdrawal);
  // an earlier paper does not undo it, a statement of that day or later does
  await expect(note({ how: 'PAPER' })).rejects.toMatchObject({
    code: 'NEWS_SAID_SINCE',
    status: 409,
    fields: { on: 'NEWS_SAID_SINCE' },
  });
  expect(await newsOf()).toEqual(withdrawal);
  await note({ on: '2026-01-06' });
  expect(await newsOf()).toMatchObject({ agrees: true, noted: { on: '2026-01-06' } });
});

test('the link at the foot of news ends them, and removes the note of staff', async () => {
  await note();
  const pool = createPool(shop.databaseUrl, { max: 1 });
  const now = '2026-01-06T09:00:00.000Z';
  await runInTenantOf(pool, { organiser_id: organiser.id, now })((db) =>
    endNews(db, { customer: anne.cuid, now }),
  );
  await pool.end();
  expect(await newsOf()).toEqual({ agrees: false, since: now, noted: null });
});

test.each([
  ['tomorrow', { on: '2026-01-06' }, 'NEWS_DAY_AHEAD', 400],
  ['an end of what was never agreed', { agrees: false }, 'NEWS_UNCHANGED', 409],
  ['nobody', { customer: 'nobody' }, 'CUSTOMER_NOT_FOUND', 404],
])('%s changes nothing', async (_what, changes, code, status) => {
  await expect(note(changes)).rejects.toMatchObject({ code, status });
  expect(await newsOf()).toEqual(nothing);
});

test('400 for a consent without an address; 403 without the permission; 404 for another organiser’s family', async () => {
  await shop.sql('update customers set email = null, email_confirmed_at = null where id = $1', [
    anne.id,
  ]);
  await expect(note()).rejects.toMatchObject({ code: 'EMAIL_REQUIRED', status: 400 });
  await expect(note({}, reader)).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  await expect(note({}, stranger)).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
    status: 404,
  });
  expect(await newsOf()).toEqual(nothing);
});

test('of two colleagues who note it at once, one is told that it is already noted', async () => {
  const both = await Promise.allSettled([note(), note({ how: 'PAPER' })]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'NEWS_UNCHANGED' },
  });
});
