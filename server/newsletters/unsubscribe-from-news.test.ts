import { said } from '@ribambelle/testing/said.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { type MailServer, startMailServer } from '@ribambelle/testing/fakes/mail-server.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let server: MailServer;
let organiser: Made;
let staff: Made & { token: string };
let carol: MadeCustomer;
let dan: MadeCustomer;
let raw: string;

beforeAll(async () => {
  server = await startMailServer();
  shop = await openShop({ jobs: true, smtpUrl: `smtp://127.0.0.1:${server.port}` });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  carol = await shop.make.customer(organiser, { firstname: 'Carol' });
  dan = await shop.make.customer(organiser, { firstname: 'Dan' });
  await agree();
  raw = await send('NEWS');
});
afterAll(async () => {
  await shop.close();
  await server.kill();
});
beforeEach(() => agree());

const agree = () =>
  shop.sql('update customers set news_consented_at = $1', ['2026-01-05T08:00:00.000Z']);
const hasAgreed = async ({ id }: Made) => {
  const [row] = await shop.sql<{ agreed: boolean }>(
    'select news_consented_at is not null as agreed from customers where id = $1',
    [id],
  );
  return row?.agreed;
};

/** An e-mail as it reached Carol, its lines joined again. */
async function send(purpose: 'NEWS' | 'SERVICE'): Promise<string> {
  server.mails.length = 0;
  const both = (text: string) => ({ fr: text, en: text });
  const selection = { by: 'CHOSEN' as const, chosen: [carol.cuid] };
  const draft = {
    recipients: { on: 'CUSTOMERS' as const, selection },
    purpose,
    subject: both('Nouvelles'),
    content: said(both('<p>Bonjour</p>')),
  };
  const { cuid: mailing } = await shop.office('createMailing', draft, staff);
  await shop.office('sendMailing', { mailing, as_read: 1, families: 1 }, staff);
  await until(async () => server.mails.length === 1);
  return (server.mails[0]?.raw ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
const tokenIn = (text: string) => /unsubscribe\?token=([0-9a-z-]+)/u.exec(text)?.[1] ?? '';
const oneClick = (token: string) =>
  shop.fetch('storefront', `/newsletters/unsubscribe?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

test('200 the link at the foot of news ends them without a sign-in, once or twice, for this family alone', async () => {
  const token = tokenIn(raw.slice(raw.indexOf('/fr/newsletters')));
  expect(await shop.call('unsubscribeFromNews', { token })).toEqual({
    message: 'C’est fait : vous ne recevrez plus nos nouvelles.',
  });
  expect([await hasAgreed(carol), await hasAgreed(dan)]).toEqual([false, true]);
  await shop.call('unsubscribeFromNews', { token });
  const english = { token: '', headers: { 'accept-language': 'en' } };
  expect(await shop.call('unsubscribeFromNews', { token }, english)).toEqual({
    message: 'Done: you will receive no more news from us.',
  });
  expect(await hasAgreed(carol)).toBe(false);
});

test('200 a mail program ends them with the header of the e-mail', async () => {
  const head = raw.replaceAll(/\r?\n[ \t]+/g, ' ');
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/mu);
  const [, address = ''] = /^List-Unsubscribe: *<([^>]+)>/mu.exec(head) ?? [];
  expect(new URL(address).pathname).toBe('/newsletters/unsubscribe');
  expect((await oneClick(tokenIn(address))).status).toBe(200);
  expect(await hasAgreed(carol)).toBe(false);
});

test('200 for a family that was merged into another one, the news to that one end', async () => {
  const other = await shop.make.customer(organiser, { firstname: 'Caroline' });
  await agree();
  const both = { customer: other.cuid, other: carol.cuid };
  const token = tokenIn(raw);
  const { kept, other: gone, seen } = await shop.office('previewCustomerMerge', both, staff);
  const versions = { kept_version: kept.version, other_version: gone.version, seen };
  await shop.office('mergeCustomers', { ...both, ...versions }, staff);
  await shop.call('unsubscribeFromNews', { token });
  expect(await hasAgreed(other)).toBe(false);
  carol = other;
});

test('400 UNSUBSCRIBE_LINK_INVALID for an invented link, another family or another organiser: all news continue', async () => {
  const [, signature = ''] = tokenIn(raw).split('-');
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const eve = await shop.make.customer(neighbour);
  await agree();
  const invalid = { code: 'UNSUBSCRIBE_LINK_INVALID', status: 400 };
  for (const token of ['x', `${dan.cuid}-${signature}`, `${eve.cuid}-${signature}`])
    await expect(shop.call('unsubscribeFromNews', { token })).rejects.toMatchObject(invalid);
  const elsewhere = { token: '', host: 'localhost' };
  await expect(
    shop.call('unsubscribeFromNews', { token: tokenIn(raw) }, elsewhere),
  ).rejects.toMatchObject(invalid);
  expect((await oneClick('x')).status).toBe(400);
  expect([await hasAgreed(dan), await hasAgreed(eve)]).toEqual([true, true]);
});

test('a message about a purchase has no such link or header', async () => {
  const service = await send('SERVICE');
  // no mail program sends an out-of-office answer to either
  for (const mail of [raw, service]) expect(mail).toMatch(/^Auto-Submitted: auto-generated\r?$/mu);
  expect(service).not.toContain('nsubscribe');
});
