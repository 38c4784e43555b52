import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let chief: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, ['website-pages.read', 'website-pages.update']);
});
afterAll(() => shop.close());

const saying = (fr: string, en = '<p>Terms</p>') => ({ fr, en });
const publish = (content: { fr: string; en: string }) =>
  shop.change('publishTerms', { content }, chief);

test('200 shows the default text until one is published, and a draft begins with it', async () => {
  const terms = await shop.call('getTerms', {});
  expect(terms).toMatchObject({ number: null, published_at: null, current: true });
  expect(terms.content).toContain('<h2>Inscription</h2>');
  const office = await shop.office('getOfficeTerms', {}, chief);
  expect(office).toMatchObject({
    draft: { version: 1, updated_at: null },
    publishable: true,
    versions: [],
  });
  expect(office.draft.content.fr).toBe(terms.content);
  await expect(shop.call('getTerms', { number: 1 })).rejects.toMatchObject({
    code: 'TERMS_VERSION_NOT_FOUND',
  });
});

test('200 the law for what is sold, and the conditions of the organiser, stand under the terms in force', async () => {
  const [law, ...others] = (await shop.call('getTerms', {})).conditions;
  expect(law).toContain('VI.53, 12°');
  expect(others).toEqual([]);
  await shop.make.voucher(organiser);
  const director = await shop.make.collaborator(organiser, ['organiser-preferences.update']);
  const policy = {
    steps: [{ until_days: 7, fee_percentage: 0, fee_amount: 0 }],
    money_to: 'CREDIT' as const,
  };
  await shop.change('updateCancellationPolicy', { policy }, director);
  const { conditions } = await shop.call('getTerms', {});
  expect(conditions).toHaveLength(3);
  expect(conditions[1]).toContain('VI.47');
  expect(conditions[2]).toContain('Jusqu’à 7 jours avant le début : gratuit.');
});

test('200 a draft is saved and sanitised, and families do not see it', async () => {
  const content = saying('<h2>Ici</h2><script>x()</script><p onclick="x()">Oui</p>');
  await shop.change('updateTermsDraft', { content }, chief);
  const { draft } = await shop.office('getOfficeTerms', {}, chief);
  expect(draft).toMatchObject({
    content: { fr: '<h2>Ici</h2><p>Oui</p>' },
    updated_at: shop.clock.now(),
  });
  expect((await shop.call('getTerms', {})).number).toBeNull();
});

test('200 each publication is the next version; earlier ones stay unchanged, with their author and time', async () => {
  expect(await publish(saying('<p>Un</p>'))).toMatchObject({ number: 1 });
  shop.clock.set('2026-01-06T08:00:00.000Z');
  expect(await publish(saying('<p>Deux</p>'))).toMatchObject({ number: 2 });
  const { versions, publishable } = await shop.office('getOfficeTerms', {}, chief);
  expect(versions.map(({ number, published_at }) => [number, published_at])).toEqual([
    [2, '2026-01-06T08:00:00.000Z'],
    [1, '2026-01-05T08:00:00.000Z'],
  ]);
  expect(versions[0]?.published_by).not.toBe('');
  expect(publishable).toBe(false);
  expect(await shop.office('getTermsVersion', { number: 1 }, chief)).toMatchObject({
    number: 1,
    content: saying('<p>Un</p>'),
  });
  expect(await shop.call('getTerms', {})).toMatchObject({ number: 2, content: '<p>Deux</p>' });
  expect(await shop.call('getTerms', { number: 1 })).toMatchObject({
    current: false,
    content: '<p>Un</p>',
  });
  const english = { token: '', headers: { 'accept-language': 'en' } };
  expect((await shop.call('getTerms', {}, english)).content).toBe('<p>Terms</p>');
  const logged = await shop.sql('select action, entity, summary from audit_log order by id');
  expect(logged).toContainEqual({
    action: 'website-pages.create',
    entity: 'terms_versions',
    summary: 'Conditions générales, version 2',
  });
});

test('the website gives the current version as soon as it is published', async () => {
  await expect
    .poll(async () => (await shop.call('getWebsite', {})).organiser.settings.terms_version)
    .toBe(2);
});

test('400 for a language of the site without a text, and 409 for an unchanged text', async () => {
  await expect(publish(saying('<p>Trois</p>', '<p></p>'))).rejects.toMatchObject({
    code: 'TERMS_INCOMPLETE',
    fields: { 'content.en': 'REQUIRED' },
  });
  await expect(publish(saying('<p>Deux</p>'))).rejects.toMatchObject({ code: 'TERMS_UNCHANGED' });
  await expect(shop.office('getTermsVersion', { number: 9 }, chief)).rejects.toMatchObject({
    code: 'TERMS_VERSION_NOT_FOUND',
  });
});

test('a published version cannot be changed by the application', async () => {
  const grants = await shop.sql<{ privilege_type: string }>(
    `select privilege_type from information_schema.role_table_grants
     where table_name = 'terms_versions' and grantee = 'ribambelle_app' order by 1`,
  );
  expect(grants.map(({ privilege_type }) => privilege_type)).toEqual(['INSERT', 'SELECT']);
});

test('403 without the right, and a neighbour’s terms are separate', async () => {
  const coach = await shop.make.collaborator(organiser, ['activities.read']);
  for (const ask of [
    () => shop.office('getOfficeTerms', {}, coach),
    () => shop.office('getTermsVersion', { number: 1 }, coach),
    () => shop.change('updateTermsDraft', { content: saying('<p>x</p>') }, coach),
    () => shop.change('publishTerms', { content: saying('<p>x</p>') }, coach),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  const neighbour = await shop.make.organiser({}, 'localhost');
  expect(neighbour.id).not.toBe(organiser.id);
  expect(await shop.call('getTerms', {}, { token: '', host: 'localhost' })).toMatchObject({
    number: null,
  });
});
