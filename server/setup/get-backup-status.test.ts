import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let first: Made;
let second: Made;

beforeAll(async () => {
  shop = await openShop();
  first = await shop.make.organiser({ created_at: '2025-01-01T00:00:00.000Z' });
  second = await shop.make.organiser({ created_at: '2025-01-02T00:00:00.000Z' }, 'second.test');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.sql('delete from backups');
  await shop.sql(`update platform_settings set backups_since = '2026-01-02T08:00:00Z'`);
});

const statusFor = async (at: Made) =>
  shop.office(
    'getBackupStatus',
    {},
    await shop.make.collaborator(at, ['organiser-account.update']),
  );

test('NONE when backups are not switched on', async () => {
  await shop.sql('update platform_settings set backups_since = null');
  expect(await statusFor(first)).toEqual({ state: 'NONE', succeeded_at: null });
});

test('OLD when they are expected and none comes, for the oldest organiser and no other', async () => {
  expect(await statusFor(first)).toEqual({ state: 'OLD', succeeded_at: null });
  expect(await statusFor(second)).toEqual({ state: 'NONE', succeeded_at: null });
});

test('WELL after last night, FAILED after a later failure', async () => {
  await shop.sql(`insert into backups (due_at, begun_at, ended_at, file, bytes)
    values ('2026-01-05T02:30Z', '2026-01-05T02:30Z', '2026-01-05T02:31Z', 'a.backup', 9)`);
  const succeeded_at = '2026-01-05T02:31:00.000Z';
  expect(await statusFor(first)).toEqual({ state: 'WELL', succeeded_at });
  await shop.sql(`insert into backups (due_at, begun_at, ended_at, failure)
    values ('2026-01-06T02:30Z', '2026-01-06T02:30Z', '2026-01-06T02:31Z', 'The disk is full.')`);
  expect(await statusFor(first)).toEqual({ state: 'FAILED', succeeded_at });
});

test('403 without the right', async () => {
  const someone = await shop.make.collaborator(first, ['activities.read']);
  await expect(shop.office('getBackupStatus', {}, someone)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
});
