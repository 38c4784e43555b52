import type { Ask } from '@ribambelle/api/client.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let chief: { token: string };

beforeAll(async () => {
  shop = await openShop();
  const organiser = await shop.make.organiser({ accent_color: '#0b6e6e' });
  chief = await shop.make.collaborator(organiser, ['websites.read', 'websites.update']);
});
afterAll(() => shop.close());

const site = () => shop.office('getSite', {}, chief);
const website = () => shop.call('getWebsite', {});
const change = (request: Omit<Ask<'updateSite'>, 'version'>) =>
  shop.change('updateSite', request, chief);

test('200 a new site has the default theme, and its pages are told of none', async () => {
  expect(await site()).toMatchObject({
    theme: { name: 'default', tokens: {} },
    accent_color: '#0b6e6e',
  });
  expect(await website()).not.toHaveProperty('theme');
});

test('200 theme, token and accent show on the site and stand in the log', async () => {
  const theme = { name: 'studio', tokens: { roundness: 'round' } } as const;
  await change({ theme, accent_color: '#fff3a3' });
  await expect.poll(async () => (await website()).theme).toEqual(theme);
  await expect.poll(async () => (await website()).organiser.accent_color).toBe('#fff3a3');
  expect(await site()).toMatchObject({ version: 2, theme, accent_color: '#fff3a3' });
  const [logged] = await shop.sql<{ changes: object }>('select changes from audit_log');
  expect(logged?.changes).toEqual({
    theme: { from: { name: 'default', tokens: {} }, to: theme },
    accent_color: { from: '#0b6e6e', to: '#fff3a3' },
  });
});

test('200 another part leaves the theme, and the default look is told to no page', async () => {
  await change({ menu: [] });
  expect((await site()).theme.name).toBe('studio');
  await change({ theme: { name: 'default', tokens: { ground: 'warm' } } });
  await expect.poll(website).not.toHaveProperty('theme');
});

test('200 a preview shows the theme to its author alone', async () => {
  const theme = { name: 'linen', tokens: {} } as const;
  const { preview } = await shop.office('previewSite', { theme }, chief);
  const draft = new URL(preview, 'https://shop.test').searchParams.get('draft') ?? '';
  expect((await shop.call('getWebsite', { draft })).theme).toEqual(theme);
  expect(await website()).not.toHaveProperty('theme');
});

test('400 a theme or a token that is not one of ours', async () => {
  const refusalOf = async (theme: object) =>
    shop
      .change('updateSite', JSON.parse(JSON.stringify({ theme })), chief)
      .catch((error: unknown) => error);
  expect(await refusalOf({ name: 'neon', tokens: {} })).toMatchObject({
    status: 400,
    fields: { 'theme.name': expect.any(String) },
  });
  expect(await refusalOf({ name: 'linen', tokens: { ground: 'url(//x)' } })).toMatchObject({
    fields: { 'theme.tokens.ground': expect.any(String) },
  });
});
