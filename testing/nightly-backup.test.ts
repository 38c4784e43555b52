import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectBackups } from '@ribambelle/tools/backup/expect-backups.ts';
import { backUpNightly } from '@ribambelle/tools/backup/nightly.ts';
import { keepBackups } from '@ribambelle/tools/start/keep-backups.ts';
import { readStartSettings } from '@ribambelle/tools/start/start-settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ribambelle-nights-'));
  shop = await openShop();
  await shop.make.organiser();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

test('a night has one backup, whoever makes it; the newest stay, and what fails is noted with its reason', async () => {
  const dir = join(folder, 'nights');
  const night = (day: number, place = dir) =>
    backUpNightly({
      url: shop.databaseUrl,
      dir: place,
      keep: 2,
      due_at: `2026-01-0${day}T02:30:00.000Z`,
      now: () => `2026-01-0${day}T02:30:05.000Z`,
      key: async () => null,
    });
  const backupRows = () =>
    shop.sql('select file is not null as made, failure from backups order by due_at');
  const both = await Promise.all([night(2), night(2)]);
  expect(both.filter((sentence) => sentence !== null)).toHaveLength(1);
  expect(await night(2)).toBeNull();
  await night(3);
  await night(4);
  expect(await readdir(dir)).toEqual(
    ['03', '04'].map((day) => `ribambelle-2026-01-${day}T02-30-05Z.backup`),
  );
  const file = join(folder, 'no-folder');
  await writeFile(file, '');
  await expect(night(5, join(file, 'nights'))).rejects.toThrow('ENOTDIR');
  expect((await backupRows()).at(-1)).toEqual({
    made: false,
    failure: expect.stringContaining('ENOTDIR'),
  });
  await night(5);
  expect((await backupRows()).at(-1)).toEqual({ made: true, failure: null });
});

test('a start makes up for the night in which nothing ran, and from then on nights are missed', async () => {
  const dir = join(folder, 'started');
  const before = process.env['DATABASE_URL'];
  process.env['DATABASE_URL'] = shop.databaseUrl;
  process.env['BACKUP_DIR'] = dir;
  const complaints: string[] = [];
  const complain = (sentence: string) => void complaints.push(sentence);
  const backupsExpected = () =>
    shop.sql('select backups_since is not null as expected from platform_settings');
  try {
    await expectBackups(shop.databaseUrl, 'on');
    const backups = keepBackups({ ...readStartSettings(process.env), complain });
    await expect
      .poll(() => readdir(dir).catch(() => []))
      .toContainEqual(expect.stringMatching(/\.backup$/));
    backups.stop();
    expect(complaints).toEqual([]);
    expect(await backupsExpected()).toEqual([{ expected: true }]);
    await expectBackups(shop.databaseUrl, 'off');
    expect(await backupsExpected()).toEqual([{ expected: false }]);
  } finally {
    delete process.env['BACKUP_DIR'];
    if (before === undefined) delete process.env['DATABASE_URL'];
    else process.env['DATABASE_URL'] = before;
  }
});
