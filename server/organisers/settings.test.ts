import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let chief: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
});
afterAll(() => shop.close());

const preferences = {
  accent_color: '#224466',
  language: 'fr' as const,
  languages: ['fr' as const, 'en' as const],
  cart_minutes: 20,
  customer_participant_created: false,
  coupons_enabled: false,
};
const payments = {
  payment_methods: ['DELAYED' as const, 'IMMEDIATE' as const],
  online_payments_activated: true,
  test_mode: false,
  bank_transfers_activated: true,
  bank_account: 'BE68 5390 0754 7034',
  bank_account_holder: 'ASBL',
  service_fee_amount: 150,
  service_fee_percentage: 100,
  payment_reference_prefix: '12',
  maximum_unpaid_places: 12,
  payment_term_days: 14,
};

test('200 names the rarely used features that are in use, and nothing of another organiser', async () => {
  const in_use = async () =>
    (await shop.office('getOfficeSession', {}, chief)).organiser?.in_use.toSorted();
  expect(await in_use()).toEqual([]);
  const other = await shop.make.organiser({ name: 'Autre' }, 'autre.test');
  const segment = (of: Made) =>
    shop.sql(
      `insert into segments (organiser_id, name, entity, conditions) values (${of.id}, 'x', 'CUSTOMERS', '{"rules":[]}')`,
    );
  await segment(other);
  expect(await in_use()).toEqual([]);
  await segment(organiser);
  expect(await in_use()).toEqual(['segments']);
  await shop.sql('delete from segments');
});

test('200 changes identity, appearance and payments, and records each change', async () => {
  const { identity } = await shop.office('getSettings', {}, chief);
  await shop.change(
    'updateIdentity',
    { ...identity, name: 'Le Grand Jeu', city: 'Ixelles' },
    chief,
  );
  await shop.change('updatePreferences', preferences, chief);
  await shop.change('updatePaymentSettings', payments, chief);
  const now = await shop.office('getSettings', {}, chief);
  expect(now).toMatchObject({
    identity: { name: 'Le Grand Jeu' },
    preferences,
    payments: { ...payments, bank_account: 'BE68539007547034' },
  });
  const logged = await shop.office('listAuditLog', {}, chief);
  expect(logged.data.map(({ action }) => action).toSorted()).toEqual([
    'organiser-account.update',
    'organiser-payments.update',
    'organiser-preferences.update',
  ]);
});

test('200 accepts the phone number in any usual form; 400 for an invalid one', async () => {
  const { identity } = await shop.office('getSettings', {}, chief);
  await shop.change('updateIdentity', { ...identity, phone: '+32 (0)2/555.07.40' }, chief);
  expect((await shop.office('getSettings', {}, chief)).identity.phone).toBe('02 555 07 40');
  await expect(
    shop.change('updateIdentity', { ...identity, phone: 'le matin' }, chief),
  ).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    status: 400,
    fields: { phone: 'INVALID_PHONE' },
  });
});

test('200 accepts a company number in any usual form, and shows it on the site; 400 for an invalid one', async () => {
  await shop.change('updateIdentity', { company_number: 'BE 0417 497 106' }, chief);
  const { identity, version } = await shop.office('getSettings', {}, chief);
  expect(identity.company_number).toBe('BE 0417.497.106');
  const footer = async () => JSON.stringify((await shop.call('getWebsite', {})).footer);
  await expect.poll(footer).toContain('BE 0417.497.106');
  await expect(
    shop.change('updateIdentity', { company_number: '0417.497.107' }, chief),
  ).rejects.toMatchObject({
    code: 'COMPANY_NUMBER_INVALID',
    status: 400,
    fields: { company_number: 'COMPANY_NUMBER_INVALID' },
  });
  await shop.change('updateIdentity', { company_number: 'FR40303265045' }, chief);
  const after = await shop.office('getSettings', {}, chief);
  expect(after.identity.company_number).toBe('FR40303265045');
  expect(after.version).toBe(version + 1);
});

test('200 accepts a logo and redraws it; 400 for a file that is no picture', async () => {
  const picture = await sharp({
    create: { width: 20, height: 10, channels: 3, background: '#123456' },
  })
    .png()
    .toBuffer();
  const { logo_url } = await shop.office(
    'uploadLogo',
    { name: 'logo.png', file: new Blob([new Uint8Array(picture)]) },
    chief,
  );
  expect((await shop.office('getSettings', {}, chief)).logo_url).toBe(logo_url);
  const file = new Blob(['<svg onload="alert(1)"/>']);
  await expect(shop.office('uploadLogo', { name: 'x.svg', file }, chief)).rejects.toMatchObject({
    code: 'FILE_NOT_AN_IMAGE',
  });
  const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  await expect(
    shop.office('uploadLogo', { name: 'x.png', file: large }, chief),
  ).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
});

test('400 for a wrong account, a missing one, a duplicate method, an invalid colour, a cart time of zero or days, a language that is not offered', async () => {
  const pay = (changes: object) =>
    shop.change('updatePaymentSettings', { ...payments, ...changes }, chief);
  await expect(pay({ bank_account: 'BE68539007547035' })).rejects.toMatchObject({
    fields: { bank_account: 'IBAN_INVALID' },
  });
  await expect(pay({ bank_account: '' })).rejects.toMatchObject({ code: 'BANK_ACCOUNT_REQUIRED' });
  await expect(pay({ payment_methods: ['DELAYED', 'DELAYED'] })).rejects.toMatchObject({
    code: 'METHOD_TWICE',
  });
  await expect(pay({ maximum_unpaid_places: 0 })).rejects.toMatchObject({
    fields: { maximum_unpaid_places: 'TOO_SMALL' },
  });
  await expect(pay({ payment_term_days: 366 })).rejects.toMatchObject({
    fields: { payment_term_days: 'TOO_LARGE' },
  });
  const prefer = (changes: object) =>
    shop.change('updatePreferences', { ...preferences, ...changes }, chief);
  await expect(prefer({ accent_color: 'red' })).rejects.toMatchObject({
    fields: { accent_color: 'INVALID' },
  });
  await expect(prefer({ cart_minutes: 0 })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { cart_minutes: 'TOO_SMALL' },
  });
  await expect(prefer({ cart_minutes: 1441 })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { cart_minutes: 'TOO_LARGE' },
  });
  await expect(prefer({ languages: ['en'] })).rejects.toMatchObject({
    code: 'LANGUAGE_NOT_OFFERED',
  });
});

test('403 each part requires its own permission, and is hidden without it', async () => {
  const reader = await shop.make.collaborator(organiser, ['organiser-account.read']);
  expect(await shop.office('getSettings', {}, reader)).toMatchObject({
    preferences: null,
    payments: null,
  });
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  await expect(
    shop.change('updateIdentity', { name: 'x', email: '' }, reader),
  ).rejects.toMatchObject(refusal);
  await expect(shop.change('updatePreferences', preferences, reader)).rejects.toMatchObject(
    refusal,
  );
  await expect(shop.change('updatePaymentSettings', payments, reader)).rejects.toMatchObject(
    refusal,
  );
  await expect(
    shop.office('uploadLogo', { name: 'x', file: new Blob(['x']) }, reader),
  ).rejects.toMatchObject(refusal);
});
