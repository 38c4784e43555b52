import { appLogin } from '@ribambelle/database/app-login.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { createDirectory } from './directory.ts';

let shop: Shop;
let pool: pg.Pool;
let organiser: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  pool = createPool(await appLogin(shop.databaseUrl), { max: 2 });
});
afterAll(async () => {
  await pool.end();
  await shop.close();
});

test('staff see settings that were just saved, without a notification', async () => {
  const { token } = await shop.make.collaborator(organiser, ['organiser-account.read']);
  const directory = createDirectory(pool);
  const nameSeen = async () => (await directory.organiserOfSession(token))?.name;
  const [before] = await shop.sql<{ name: string }>('select name from organisers where id = $1', [
    organiser.id,
  ]);
  expect(await nameSeen()).toBe(before?.name);
  await shop.sql('update organisers set name = $1 where id = $2', ['Atelier', organiser.id]);
  expect(await nameSeen()).toBe('Atelier');
  await shop.sql('update organisers set name = $1 where id = $2', ['Atelier 2', organiser.id]);
  expect(await nameSeen()).toBe('Atelier 2');
});

test('a job works with settings that were just saved, without a notification', async () => {
  const { id } = organiser;
  const directory = createDirectory(pool);
  expect((await directory.organiser(id))?.reminder_first_days).toBeNull();
  await shop.sql('update organisers set reminder_first_days = 5 where id = $1', [id]);
  expect((await directory.presentOrganiser(id))?.reminder_first_days).toBe(5);
  expect((await directory.organiser(id))?.reminder_first_days).toBe(5);
  expect(await directory.presentOrganiser(0)).toBeNull();
});

test('an unknown token leads to no organiser', async () => {
  const directory = createDirectory(pool);
  expect(await directory.organiserOfSession('nobody')).toBeNull();
  expect(await directory.organiserOfSession(null)).toBeNull();
});
