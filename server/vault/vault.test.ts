import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { createPool } from '../database/pool.ts';
import { totpCodeAt } from '../collaborators/totp.ts';
import { hashPassword } from '../sign-in/index.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resealSecrets } from './reseal-secrets.ts';
import { createVault } from './vault.ts';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const PASSWORD = 'un mot de passe long';
let shop: Shop;
/** An organiser that families can reach. */
let home: Made;

beforeAll(async () => {
  shop = await openShop({ server: { secretKeys: ['the key of this test'] } });
  home = await shop.make.organiser({ name: 'Agenda' }, 'localhost');
});
afterAll(() => shop.close());

test('a sealed value opens for its own row only, and reads differently each time', () => {
  const vault = createVault(['one']);
  const ciphertext = vault.seal(SECRET, 'row 1');
  expect(ciphertext).not.toContain(SECRET);
  expect(vault.seal(SECRET, 'row 1')).not.toBe(ciphertext);
  expect(vault.open(ciphertext, 'row 1')).toBe(SECRET);
  expect(vault.open(ciphertext, 'row 2')).toBeNull();
  expect(vault.open(`${ciphertext.slice(0, -2)}AA`, 'row 1')).toBeNull();
  expect(vault.open(SECRET, 'row 1')).toBeNull();
  expect(vault.open('sealed.00000000.AAAA', 'row 1')).toBeNull();
});

test('a new key opens values sealed with the old one as long as both exist', () => {
  const ciphertext = createVault(['old']).seal(SECRET, 'row');
  expect(createVault(['new', 'old']).open(ciphertext, 'row')).toBe(SECRET);
  expect(createVault(['new']).open(ciphertext, 'row')).toBeNull();
});

test('a second factor is sealed in the database from its first day, and signs in', async () => {
  const organiser = await shop.make.organiser();
  const collaborator = await shop.make.collaborator(organiser, ['activities.read']);
  await shop.sql('update collaborators set email = $1, password_hash = $2 where id = $3', [
    'moi@example.test',
    await hashPassword(PASSWORD),
    collaborator.id,
  ]);
  const setup = await shop.office('startSecondFactor', {}, collaborator);
  const step = Math.floor(Date.parse(shop.clock.now()) / 30_000);
  const totp = totpCodeAt(setup.secret, step);
  await shop.office('enableSecondFactor', { secret: setup.secret, totp }, collaborator);
  const [row] = await shop.sql<{ totp_secret: string }>(
    'select totp_secret from collaborators where id = $1',
    [collaborator.id],
  );
  expect(row?.totp_secret).toMatch(/^sealed\.[0-9a-f]{8}\./);
  expect(row?.totp_secret).not.toContain(setup.secret);
  shop.clock.set(new Date(Date.parse(shop.clock.now()) + 30_000).toISOString());
  const call = { email: 'moi@example.test', password: PASSWORD };
  await expect(
    shop.office('signInCollaborator', { ...call, totp: '000000' }),
  ).rejects.toMatchObject({ code: 'TOTP_WRONG' });
  expect(
    await shop.office('signInCollaborator', {
      ...call,
      totp: totpCodeAt(setup.secret, step + 1),
    }),
  ).toMatchObject({ signed_in: true });
});

test('plain values and values under an older key are sealed again; those that cannot be opened are counted and left', async () => {
  const owner = createPool(shop.databaseUrl, { max: 2, as_owner: true });
  const organiser = await shop.make.organiser({ name: 'Ancien' }, 'ancien.test');
  const [plain, older, foreign] = await Promise.all(
    [1, 2, 3].map(() => shop.make.collaborator(organiser, [])),
  );
  const about = (id = 0) => `second factor of ${organiser.id} ${id}`;
  const write = (id: number | undefined, text: string) =>
    shop.sql('update collaborators set totp_secret = $1 where id = $2', [text, id]);
  await shop.sql(`update collaborators set totp_secret = null`);
  await write(plain?.id, SECRET);
  await write(older?.id, createVault(['old']).seal(SECRET, about(older?.id)));
  await write(foreign?.id, createVault(['lost']).seal(SECRET, about(foreign?.id)));
  const vault = createVault(['new', 'old']);
  expect(await resealSecrets(owner, vault)).toBe(1);
  const rows = await shop.sql<{ id: string; totp_secret: string }>(
    'select id, totp_secret from collaborators where totp_secret is not null',
  );
  const secrets = rows.map(({ id, totp_secret }) => vault.open(totp_secret, about(Number(id))));
  expect(secrets.filter((secret) => secret === SECRET)).toHaveLength(2);
  expect(secrets.filter((secret) => secret === null)).toHaveLength(1);
  expect(rows.filter(({ totp_secret }) => totp_secret.startsWith(vault.prefix))).toHaveLength(2);
  await owner.end();
});

test('the password of a mail server moves to a new key, too', async () => {
  const owner = createPool(shop.databaseUrl, { max: 2, as_owner: true });
  await shop.sql('update collaborators set totp_secret = null');
  const organiser = await shop.make.organiser({ name: 'Courrier' }, 'courrier.test');
  const about = `mail server of ${organiser.id}`;
  const ciphertext = createVault(['old']).seal('secret', about);
  await shop.sql('insert into mail_settings (organiser_id, host, password) values ($1, $2, $3)', [
    organiser.id,
    'mail.test',
    ciphertext,
  ]);
  expect(await resealSecrets(owner, createVault(['other']))).toBe(1);
  expect(await resealSecrets(owner, createVault(['new', 'old']))).toBe(0);
  const [row] = await shop.sql<{ password: string }>('select password from mail_settings');
  expect(createVault(['new']).open(row?.password ?? '', about)).toBe('secret');
  await owner.end();
});

test('the code of a sold voucher is kept sealed and found by its hash; an unsealed one still works, also under a new key', async () => {
  const owner = createPool(shop.databaseUrl, { max: 2, as_owner: true });
  const key = 'the key of this test';
  await shop.sql('delete from mail_settings');
  const staff = await shop.make.collaborator(home, ALL_PERMISSIONS);
  const family = await shop.make.customer(home);
  const offer = await shop.make.voucher(home);
  const voucher = await shop.office(
    'sellVoucher',
    { customer: family.cuid, voucher: offer.cuid, received: { amount: 4_500, method: 'CASH' } },
    staff,
  );
  const at = { ...family, host: 'localhost' };
  const codeShown = async () =>
    (await shop.call('listAccountVouchers', {}, at)).data.map(({ code }) => code);
  const [code = ''] = await codeShown();
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/u);
  const keptRows = () =>
    shop.sql<{ all: string; code_sealed: string; code_hash: string | null }>(
      'select v::text as all, code_sealed, code_hash from customer_vouchers v',
    );
  const [before] = await keptRows();
  expect(before?.all).not.toContain(code);
  expect(
    await shop.sql(`select from audit_log where summary like '%' || $1 || '%'`, [code]),
  ).toEqual([]);
  // as a database from before was migrated
  await shop.sql('update customer_vouchers set code_sealed = $1, code_hash = null', [code]);
  const vault = createVault([key]);
  await Promise.all([resealSecrets(owner, vault), resealSecrets(owner, vault)]);
  const [row] = await keptRows();
  expect(row?.all).not.toContain(code);
  expect(row?.code_hash).toBe(before?.code_hash);
  expect(await codeShown()).toEqual([code]);
  const searchCodes = (search: string) =>
    shop.office('listOfficeCustomerVouchers', { search }, staff).then(({ data }) => data.length);
  expect([await searchCodes(code), await searchCodes(code.slice(0, 6))]).toEqual([1, 0]);
  const look = await shop.call('getVoucherToRedeem', { code: code.toLowerCase() }, at);
  expect(look).toMatchObject({ code, cuid: voucher.cuid });
  // another key: sealed and hashed anew; when the key is gone, it is read as empty and no longer
  // found
  expect(await resealSecrets(owner, createVault(['next', key]))).toBe(0);
  expect((await keptRows())[0]?.code_hash).not.toBe(before?.code_hash);
  expect(await resealSecrets(owner, createVault([key, 'next']))).toBe(0);
  expect((await keptRows())[0]?.code_hash).toBe(before?.code_hash);
  await owner.end();
});

test('the code on a badge is kept sealed, also a renewed one; an unsealed one is still shown, also under a new key', async () => {
  const owner = createPool(shop.databaseUrl, { max: 2, as_owner: true });
  const key = 'the key of this test';
  await shop.sql('delete from mail_settings');
  const family = { ...(await shop.make.customer(home)), host: 'localhost' };
  const child = { firstname: 'Léa', lastname: 'Dubois', birthdate: '2018-05-04', custom_data: [] };
  const { participant } = await shop.call('createParticipant', child, family);
  const codeShown = async () => {
    const { data } = await shop.call('listParticipants', { id: [participant.id] }, family);
    return data.map(({ attendance_code }) => attendance_code);
  };
  const keptRow = async () => {
    const [row] = await shop.sql<{ all: string; attendance_code_sealed: string }>(
      'select p::text as all, attendance_code_sealed from participants p where id = $1',
      [participant.id],
    );
    return row ?? expect.fail();
  };
  const first = participant.attendance_code;
  expect(first).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/u);
  expect((await keptRow()).attendance_code_sealed).toMatch(/^sealed\./u);
  const of = { participant: participant.cuid };
  const { attendance_code: code } = await shop.call('renewAttendanceCode', of, family);
  expect((await keptRow()).all).not.toContain(code);
  const writtenCode = `${code.slice(0, 5)}-${code.slice(5)}`;
  expect(await codeShown()).toEqual([writtenCode]);
  expect(writtenCode).not.toBe(first);
  // as a database from before was migrated
  await shop.sql('update participants set attendance_code_sealed = $1 where id = $2', [
    code,
    participant.id,
  ]);
  expect(await codeShown()).toEqual([writtenCode]);
  const vault = createVault([key]);
  await Promise.all([resealSecrets(owner, vault), resealSecrets(owner, vault)]);
  expect((await keptRow()).all).not.toContain(code);
  expect(await codeShown()).toEqual([writtenCode]);
  expect(await resealSecrets(owner, createVault(['next', key]))).toBe(0);
  expect(await resealSecrets(owner, createVault([key, 'next']))).toBe(0);
  expect(await codeShown()).toEqual([writtenCode]);
  await owner.end();
});

test('the address of a calendar is kept sealed and found by its hash; an unsealed one still works', async () => {
  const owner = createPool(shop.databaseUrl, { max: 2, as_owner: true });
  const vault = createVault(['the key of this test']);
  await shop.sql('delete from mail_settings');
  const family = await shop.make.customer(home);
  const { feed } = await shop.call('renewCalendarFeed', {}, { ...family, host: 'localhost' });
  const token = /calendar\/([\w-]{43})\.ics$/.exec(feed.url)?.[1] ?? '';
  expect(token).not.toBe('');
  const keptRow = () =>
    shop.sql<{ all: string }>('select calendar_feeds::text as all from calendar_feeds');
  expect((await keptRow())[0]?.all).not.toContain(token);
  // as a database from before was migrated
  await shop.sql('update calendar_feeds set sealed_token = $1', [token]);
  await Promise.all([resealSecrets(owner, vault), resealSecrets(owner, vault)]);
  const row = await keptRow();
  expect(row[0]?.all).not.toContain(token);
  expect(await resealSecrets(owner, vault)).toBe(0);
  expect(await keptRow()).toEqual(row);
  expect((await shop.call('getCalendarFeed', {}, { ...family, host: 'localhost' })).feed?.url).toBe(
    feed.url,
  );
  expect((await fetch(feed.url)).status).toBe(200);
  await owner.end();
});
