import { appLogin } from '@ribambelle/database/app-login.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { createDirectory } from './directory.ts';

let shop: Shop;
let pool: pg.Pool;

beforeAll(async () => {
  shop = await openShop();
  pool = createPool(await appLogin(shop.databaseUrl), { max: 2 });
});
afterAll(async () => {
  await pool.end();
  await shop.close();
});

test('staff see settings that were just saved, without a notification', async () => {
  const organiser = await shop.make.organiser();
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

test('an unknown token leads to no organiser', async () => {
  const directory = createDirectory(pool);
  expect(await directory.organiserOfSession('nobody')).toBeNull();
  expect(await directory.organiserOfSession(null)).toBeNull();
});
