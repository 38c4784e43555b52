import type { Ask } from '@ribambelle/api/client.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let chief: { token: string };

beforeAll(async () => {
  shop = await openShop();
  const organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, ['websites.read', 'websites.update']);
});
afterAll(() => shop.close());

const site = () => shop.office('getSite', {}, chief);
const website = () => shop.call('getWebsite', {});
const change = (request: Omit<Ask<'updateSite'>, 'version'>) =>
  shop.change('updateSite', request, chief);
const refusalOf = (css: string) => change({ css }).catch((error: unknown) => error);

test('200 styles are kept as they were written, and pages get them written anew', async () => {
  const css = '/* ours */\nh1 { color: teal }\n';
  await change({ css });
  await expect.poll(async () => (await website()).css).toBe('@scope (#root){h1{color:teal}}');
  expect(await site()).toMatchObject({ css, version: 2 });
  await change({ menu: [] });
  expect(await site()).toMatchObject({ css });
  expect((await website()).css).toBe('@scope (#root){h1{color:teal}}');
  const [logged] = await shop.sql<{ changes: object }>('select changes from audit_log limit 1');
  expect(logged?.changes).toEqual({ css: { from: '', to: css } });
});

test('400 what is not allowed, with its line and column, and nothing changes', async () => {
  const { version } = await site();
  expect(await refusalOf('h1{color:red}\n  @import "x.css";')).toMatchObject({
    code: 'CSS_NOT_ALLOWED',
    status: 400,
    fields: { css: 'CSS_NOT_ALLOWED' },
    details: { line: 2, column: 3, found: '@import' },
    message: expect.stringContaining('Ligne 2, colonne 3 : « @import »'),
  });
  expect(await refusalOf('h1{color:red')).toMatchObject({
    code: 'CSS_BROKEN',
    details: { line: 1, column: 3 },
  });
  expect(await refusalOf(`h1{color:red}${' '.repeat(20_000)}`)).toMatchObject({
    code: 'CSS_TOO_LONG',
    fields: { css: 'CSS_TOO_LONG' },
  });
  expect((await site()).version).toBe(version);
});

test('a preview shows styles to its author alone, and refuses the same', async () => {
  await change({ css: '' });
  await expect.poll(async () => (await website()).css).toBe('');
  const { preview } = await shop.office('previewSite', { css: 'p{color:red}' }, chief);
  const draft = new URL(preview, 'https://shop.test').searchParams.get('draft') ?? '';
  expect((await shop.call('getWebsite', { draft })).css).toBe('@scope (#root){p{color:red}}');
  expect((await website()).css).toBe('');
  await expect(
    shop.office('previewSite', { css: 'p{position:fixed}' }, chief),
  ).rejects.toMatchObject({ code: 'CSS_NOT_ALLOWED', details: { line: 1, column: 3 } });
});
