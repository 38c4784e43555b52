import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { hostsThatLead } from '@ribambelle/testing/fakes/host-ports.ts';
import { type MailServer, startMailServer } from '@ribambelle/testing/fakes/mail-server.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { signatureIn } from '@ribambelle/testing/signed-mail.ts';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { resealSecrets } from '../vault/reseal-secrets.ts';
import { createVault } from '../vault/vault.ts';
import { queueSenderChecks } from './keep-rounds.ts';

const KEY = 'the key of this test';
const START = '2026-01-05T08:00:00.000Z';

let shop: Shop;
let owner: pg.Pool;
let organiser: Made;
let chief: Made & { token: string };
let server: MailServer;
let texts: Record<string, readonly string[]> = {};
let count = 0;

beforeAll(async () => {
  server = await startMailServer();
  shop = await openShop({
    jobs: true,
    smtpUrl: `smtp://127.0.0.1:${server.port}`,
    server: {
      secretKeys: [KEY],
      privateMailHosts: ['127.0.0.1'],
      hosts: { ...hostsThatLead(), textsAt: async (name) => texts[name] ?? [] },
      mailReports: { domain: 'bounces.example.eu', secret: 'only the mail server knows' },
      mailSender: { address: 'mails@example.eu', spf_include: null },
    },
  });
  owner = createPool(shop.databaseUrl, { max: 2, as_owner: true });
  organiser = await shop.make.organiser({ name: 'La Maison, « été »' });
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
});
afterAll(async () => {
  await owner.end();
  await shop.close();
  await server.kill();
});
beforeEach(async () => {
  shop.clock.set(START);
  texts = {};
  await shop.sql('delete from sender_domains');
  await shop.sql('delete from mail_settings');
  await shop.office('addSenderDomain', { domain: 'info@maison.be' }, chief);
});

const look = async () => {
  const { sender_domain } = await shop.office('getSenderDomain', {}, chief);
  return sender_domain ?? expect.fail('There is no sender domain');
};
const check = () => shop.office('checkSenderDomain', {}, chief);
async function publish(kind = 'DKIM'): Promise<string> {
  const record = (await look()).records.find((one) => one.kind === kind);
  const { name, value } = record ?? expect.fail(`There is no record of ${kind}`);
  texts = { ...texts, [name]: [value] };
  return value.slice(value.indexOf('p=') + 2);
}
/** Sends an e-mail to a new family, and returns it as it arrived. */
async function send(): Promise<{ from: string; raw: string }> {
  const email = `anne${++count}@example.test`;
  await shop.make.customer(organiser, { email });
  await shop.call('requestPasswordLink', { email });
  const arrived = () => server.mails.find(({ to }) => to === email);
  await expect.poll(arrived).toBeDefined();
  return arrived() ?? expect.fail();
}
/** Returns a header with its lines joined. */
const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(raw.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1]?.trim();

describe('an e-mail', () => {
  test('leaves unsigned from the platform before the key is found, and is answered to the organiser', async () => {
    const { raw } = await send();
    expect(signatureIn(raw)).toBeNull();
    expect(headerOf(raw, 'From')).toContain('<mails@example.eu>');
    expect(headerOf(raw, 'Reply-To')).toBe('info@maison.be');
  });

  test('leaves from the organiser once it is, with a signature that its key verifies', async () => {
    const public_key = await publish();
    await check();
    const { raw, from } = await send();
    expect(headerOf(raw, 'From')).toContain('<info@maison.be>');
    expect(from).toMatch(/@bounces\.example\.eu$/);
    const signature = signatureIn(raw) ?? expect.fail('It is not signed');
    expect(signature.domain).toBe('maison.be');
    expect(`${signature.selector}._domainkey.maison.be`).toBe((await look()).records[0]?.name);
    expect(signature.headers).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id']),
    );
    expect(signature.isBy(public_key)).toBe(true);
    for (const changed of [
      raw.replace('<info@maison.be>', '<info@maison.bE>'),
      raw.replace(/^Subject: /m, 'Subject: Re: '),
      raw.replace(/\r?\n\r?\n/, '\r\n\r\nx'),
    ])
      expect(signatureIn(changed)?.isBy(public_key)).toBe(false);
    await shop.office('removeSenderDomain', {}, chief);
    await shop.office('addSenderDomain', { domain: 'info@maison.be' }, chief);
    expect(signature.isBy(await publish())).toBe(false);
  });

  test('of news has both headers that end them under its signature', async () => {
    const public_key = await publish();
    await check();
    const email = `news${++count}@example.test`;
    const { cuid } = await shop.make.customer(organiser, { email, news_consented_at: START });
    const both = (text: string) => ({ fr: text, en: text });
    const recipients = {
      on: 'CUSTOMERS' as const,
      selection: { by: 'CHOSEN' as const, chosen: [cuid] },
    };
    const words = { purpose: 'NEWS' as const, subject: both('Été'), text: both('<p>Info</p>') };
    const { cuid: mailing } = await shop.office('createMailing', { recipients, ...words }, chief);
    await shop.office('sendMailing', { mailing, as_read: 1, families: 1 }, chief);
    const arrived = () => server.mails.find(({ to }) => to === email);
    await expect.poll(arrived).toBeDefined();
    const signature = signatureIn(arrived()?.raw ?? '') ?? expect.fail('It is not signed');
    expect(signature.headers).toEqual(
      expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']),
    );
    expect(signature.isBy(public_key)).toBe(true);
  });

  test('of an address elsewhere, or through an own server, is not signed', async () => {
    await publish();
    await check();
    const change = (values: object) => shop.change('updateMailSettings', { ...values }, chief);
    await change({ sender_address: 'info@ecole.be' });
    const elsewhere = (await send()).raw;
    expect(headerOf(elsewhere, 'From')).toContain('<mails@example.eu>');
    expect(signatureIn(elsewhere)).toBeNull();
    const own = { host: '127.0.0.1', port: server.port, security: 'NONE' };
    await change({ ...own, sender_address: 'info@maison.be' });
    const { raw, from } = await send();
    expect(headerOf(raw, 'From')).toContain('<info@maison.be>');
    expect(from).toBe('info@maison.be');
    expect(signatureIn(raw)).toBeNull();
    await change({ host: '' });
  });

  test('is not lost when the key can no longer be opened: it leaves from the platform', async () => {
    await publish();
    await check();
    await shop.sql(`update sender_domains set private_key_sealed = 'sealed.0123abcd.AAAA'`);
    const { raw } = await send();
    expect(headerOf(raw, 'From')).toContain('<mails@example.eu>');
  });

  test('that tries the settings is signed like any other', async () => {
    const public_key = await publish();
    await check();
    const settings = { port: 587, security: 'STARTTLS', sender_address: 'info@maison.be' } as const;
    const sent = await shop.office('sendTestMail', settings, chief);
    expect(sent.accepted).toBe(true);
    const signature = signatureIn(server.mails.at(-1)?.raw ?? '');
    expect(signature?.isBy(public_key)).toBe(true);
  });

  test('is signed by the old key until the new one is found', async () => {
    const old_key = await publish();
    await check();
    await shop.office('renewSenderKey', {}, chief);
    expect(signatureIn((await send()).raw)?.isBy(old_key)).toBe(true);
    const new_key = await publish('NEXT_DKIM');
    await check();
    const signature = signatureIn((await send()).raw);
    expect([signature?.isBy(old_key), signature?.isBy(new_key)]).toEqual([false, true]);
  });
});

test('a name with line breaks adds no header', async () => {
  const injected = 'La Maison\r\nBcc: all@maison.be';
  await expect(
    shop.change('updateMailSettings', { sender_name: injected }, chief),
  ).rejects.toMatchObject({ status: 400 });
  // as if it had come into the database by another way
  await shop.sql('update mail_settings set sender_name = $1, reply_to = $2', [
    injected,
    'bureau@maison.be\r\nBcc: all@maison.be',
  ]);
  const public_key = await publish();
  await check();
  const { raw } = await send();
  expect(raw).not.toMatch(/^Bcc:/im);
  expect(signatureIn(raw)?.isBy(public_key)).toBe(true);
});

describe('the checks by themselves', () => {
  const hours = (past: number) =>
    shop.clock.set(new Date(Date.parse(START) + past * 3_600_000).toISOString());
  const round = () => queueSenderChecks(owner, shop.clock.now());
  const isChecked = async () => {
    await expect.poll(async () => (await look()).checked_at).toBe(shop.clock.now());
  };

  test('look for a key every hour until it is there, then once a day', async () => {
    expect(await round()).toBe(0);
    hours(1);
    await publish();
    expect(await round()).toBe(1);
    await isChecked();
    expect((await look()).state).toBe('VERIFIED');
    hours(2);
    expect(await round()).toBe(0);
    hours(25);
    expect(await round()).toBe(1);
    await isChecked();
  });

  test('break a domain at the second that does not find its key, an hour later, and mend it', async () => {
    await publish();
    await check();
    const published = texts;
    texts = {};
    for (const [past, state] of [
      [24, 'VERIFIED'],
      [25, 'BROKEN'],
    ] as const) {
      hours(past);
      expect(await round()).toBe(1);
      await isChecked();
      expect((await look()).state).toBe(state);
    }
    expect(headerOf((await send()).raw, 'From')).toContain('<mails@example.eu>');
    texts = published;
    hours(26);
    await round();
    await isChecked();
    expect((await look()).state).toBe('VERIFIED');
  });

  test('of several processes at once queue each check once', async () => {
    hours(1);
    const counts = await Promise.all([round(), round(), round()]);
    expect(counts).toContain(1);
    await isChecked();
  });
});

test('private keys are sealed again with a new key of the server', async () => {
  await publish();
  await check();
  await shop.office('renewSenderKey', {}, chief);
  expect(await resealSecrets(owner, createVault(['another', KEY]))).toBe(0);
  const [row] = await shop.sql<{ one: string; next: string }>(
    'select private_key_sealed as one, next_private_key_sealed as next from sender_domains',
  );
  const about = `sender domain of ${organiser.id}`;
  const later = createVault(['another']);
  for (const sealed of [row?.one ?? '', row?.next ?? ''])
    expect(later.open(sealed, about)).toMatch(/^-----BEGIN PRIVATE KEY-----/);
});
