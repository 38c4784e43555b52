import { defaultPages } from '@ribambelle/domain/website/default-pages.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: { id: number; cuid: string };
const english = { token: '', headers: { 'accept-language': 'en' } };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ email: 'bonjour@maison.test', phone: '+32 2 555 00 00' });
});
afterAll(() => shop.close());

const addPage = (page: { pathname: string; title: unknown; content: unknown; type?: string }) =>
  shop.sql(
    `insert into pages (organiser_id, pathname, title, content, type) values ($1, $2, $3, $4, $5)`,
    [
      organiser.id,
      page.pathname,
      JSON.stringify(page.title),
      JSON.stringify(page.content),
      page.type ?? 'DEFAULT',
    ],
  );

test('getWebsite 200 shows a new organiser with the default shell, in the caller’s language', async () => {
  const website = await shop.call('getWebsite', {}, english);
  expect(website.organiser).toMatchObject({
    name: 'Maison des enfants',
    currency: 'EUR',
    timezone: 'Europe/Brussels',
    language: 'fr',
  });
  expect(website.hostname).toBe('127.0.0.1');
  expect(website.organiser.settings).toMatchObject({
    timezone: 'Europe/Brussels',
    currency: 'EUR',
    online_payments_activated: false,
  });
  expect(website.organiser.settings.formats.ages.map(({ type, limit }) => [type, limit])).toEqual([
    ['DAYS', 30],
    ['WEEKS', 12],
    ['MONTHS', 36],
    ['YEARS', 18],
    ['YEARS', null],
  ]);
  expect(website.header.links.map(({ name }) => name)).toEqual(['Home', 'Activities']);
  expect(website.topbar).toMatchObject({
    email: 'bonjour@maison.test',
    background_color: '#000000',
    text_color: '#ffffff',
  });
});

test('getWebsite 200 leaves out menu items without a name and gives those without a target a #', async () => {
  const links = [
    {
      id: 1,
      name: { fr: 'Stages', en: 'Camps' },
      href: '',
      children: [{ id: 2, name: '', href: '/x' }],
    },
    { id: 3, href: '/nameless' },
    'nonsense',
  ];
  const topbar = {
    email: 'not an address',
    announcement: { text: { fr: 'Inscriptions ouvertes' }, href: '/activities' },
  };
  await shop.sql('insert into websites (organiser_id, header, topbar) values ($1, $2, $3)', [
    organiser.id,
    JSON.stringify({ links, logo_position: 'middle' }),
    JSON.stringify(topbar),
  ]);
  const website = await shop.call('getWebsite', {});
  expect(website.header).toMatchObject({
    links: [{ id: '1', name: 'Stages', href: '#', children: [] }],
    logo_position: 'left',
  });
  expect(website.topbar).toMatchObject({
    email: null,
    announcement: { text: 'Inscriptions ouvertes', href: '/activities' },
  });
});

test('listPages 200 lists the default pages of 1 §2.1', async () => {
  const { data, count } = await shop.call('listPages', {});
  expect(count).toBe(defaultPages.length);
  expect(data.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(['/', '/checkout', '/auth/login', '/terms', '/$availability']),
  );
  expect(data).toContainEqual(
    expect.objectContaining({
      pathname: '/newsletters/unsubscribe',
      title: 'Ne plus recevoir nos nouvelles',
    }),
  );
});

test('getPage 200 finds the most specific page with its parameters and the catalogue', async () => {
  const page = await shop.call('getPage', { pathname: '/activities/judo' }, english);
  expect(page).toMatchObject({ pathname: '/activities/$activity', params: { activity: 'judo' } });
  expect(page.catalogue).toEqual({ title: 'Activities', pathname: '/activities' });
  const voucher = await shop.call('getPage', { pathname: '/vouchers/abc' }, english);
  expect(voucher.params).toEqual({ voucher: 'abc' });
  expect(voucher.catalogue).toEqual({ title: 'Gift vouchers', pathname: '/vouchers' });
  expect((await shop.call('getPage', { pathname: '/availabilities/judo/abc' })).params).toEqual({
    slug: 'judo',
    availability: 'abc',
  });
});

test('getPage 200 prefers the organiser’s own page, also to /$availability (R2), with plain texts', async () => {
  const heading = {
    id: 'a',
    name: 'A',
    element: 'blocks-heading',
    settings: { text: { fr: 'Notre équipe', en: 'Our team' } },
    children: [],
  };
  await addPage({ pathname: '/team', title: { fr: 'Équipe' }, content: [heading, 3] });
  const page = await shop.call('getPage', { pathname: '/team' }, english);
  expect(page.title).toBe('Équipe');
  expect(page.content).toEqual([{ ...heading, settings: { text: 'Our team' } }]);
});

test('getPage 404 PAGE_NOT_FOUND', async () => {
  await expect(shop.call('getPage', { pathname: '/no/such/page/here' })).rejects.toMatchObject({
    code: 'PAGE_NOT_FOUND',
    status: 404,
  });
  await expect(shop.call('getPage', { pathname: '/%zz/%zz/%zz' })).rejects.toMatchObject({
    code: 'PAGE_NOT_FOUND',
  });
});

test('getPage shows nothing of a neighbour', async () => {
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  await shop.sql(
    `insert into pages (organiser_id, pathname, title) values ($1, '/about/us', '{"fr": "Nous"}')`,
    [neighbour.id],
  );
  await expect(shop.call('getPage', { pathname: '/about/us' })).rejects.toMatchObject({
    code: 'PAGE_NOT_FOUND',
  });
});
