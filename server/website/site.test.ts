import type { Answer } from '@ribambelle/api/client.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let chief: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    email: 'info@maison.test',
    street: 'Rue du Bailli',
    number: '7',
    postcode: '1050',
    city: 'Ixelles',
  });
  chief = await shop.make.collaborator(organiser, ['websites.read', 'websites.update']);
});
afterAll(() => shop.close());

const both = (fr: string, en = '') => ({ fr, en });
const site = () => shop.office('getSite', {}, chief);
const siteShown = async (find: (website: Answer<'getWebsite'>) => unknown) =>
  find(await shop.call('getWebsite', {}));

test('200 begins with the default content', async () => {
  expect(await site()).toMatchObject({
    version: 1,
    announcement: null,
    contact: { address: 'Rue du Bailli 7\n1050 Ixelles', email: 'info@maison.test' },
    menu: [{ href: '/', name: { fr: 'Accueil' } }, { href: '/activities' }],
    colours: { background_color: '#000000', text_color: '#ffffff' },
  });
});

test('200 an announcement with its times and its tone', async () => {
  const announcement = {
    text: both('Inscriptions samedi', 'Registrations on Saturday'),
    href: '/activities',
    tone: 'WARNING' as const,
    from: '2026-01-06T08:00:00.000Z',
    until: '2026-01-09T08:00:00.000Z',
  };
  await shop.change('updateSite', { announcement }, chief);
  await expect
    .poll(() => siteShown(({ topbar }) => topbar.announcement))
    .toEqual({
      href: announcement.href,
      from: announcement.from,
      until: announcement.until,
      text: '⚠\u00a0Inscriptions samedi',
    });
  expect((await site()).announcement).toEqual(announcement);
  await shop.change('updateSite', { announcement: null }, chief);
  await expect.poll(() => siteShown(({ topbar }) => topbar.announcement)).toBeNull();
});

test('200 contact is a column of the footer, with its map and its networks', async () => {
  const contact = {
    address: 'Place Flagey 1\n1050 Ixelles',
    email: 'bonjour@maison.test',
    phone: '02 555 12 34',
    hours: both('Lundi, 9 h à 12 h', 'Monday, 9 to 12'),
    map_url: 'https://map.test/1',
    socials: [
      { network: 'instagram' as const, url: 'https://social.test/maison' },
      { network: 'other' as const, url: 'https://amis.test/x' },
    ],
  };
  await shop.change('updateSite', { contact }, chief);
  const column = ({ footer }: Answer<'getWebsite'>) =>
    footer.columns.at(-1)?.links.map(({ name, href }) => [name, href]);
  await expect
    .poll(() => siteShown(column))
    .toEqual([
      ['Place Flagey 1, 1050 Ixelles', 'https://map.test/1'],
      ['Lundi, 9 h à 12 h', null],
      ['Instagram', 'https://social.test/maison'],
      ['amis.test', 'https://amis.test/x'],
    ]);
  expect((await site()).contact).toEqual(contact);
});

test('200 footer, menu and colours, each by itself', async () => {
  const footer = {
    text: both('À bientôt'),
    columns: [
      {
        title: both('Ici'),
        links: [
          { name: both('Plan'), href: '' },
          { name: both('Conditions'), href: '/terms' },
        ],
      },
    ],
  };
  await shop.change('updateSite', { footer }, chief);
  await shop.change(
    'updateSite',
    { colours: { background_color: '#10302f', text_color: '#fdf4e7' } },
    chief,
  );
  const menu = [
    { name: both('Stages'), href: '/activities', hidden: false, children: [] },
    { name: both('Bons'), href: '/vouchers', hidden: true, children: [] },
    {
      name: both('Plus'),
      href: '',
      hidden: false,
      children: [
        { name: both('Nous'), href: '/about', children: [{ name: both('Ici'), href: '/x' }] },
      ],
    },
  ];
  await shop.change('updateSite', { menu }, chief);
  const website = () => shop.call('getWebsite', {});
  await expect.poll(async () => (await website()).header.links.length).toBe(2);
  expect(await website()).toMatchObject({
    header: {
      links: [
        { name: 'Stages', href: '/activities', children: [] },
        { name: 'Plus', href: '#', children: [{ name: 'Nous', children: [{ name: 'Ici' }] }] },
      ],
    },
    footer: {
      quote: 'À bientôt',
      background_color: '#10302f',
      columns: [{ links: [{ name: 'Plan', href: null }, { href: '/terms' }] }, { id: 'contact' }],
    },
    topbar: { email: 'bonjour@maison.test', phone: '02 555 12 34', text_color: '#fdf4e7' },
  });
  expect(await site()).toMatchObject({ footer, menu });
  const logged = await shop.sql<{ action: string; changes: object }>(
    'select action, changes from audit_log order by version',
  );
  expect(logged.map(({ action }) => action)).toEqual(Array(6).fill('websites.update'));
  expect(logged.flatMap(({ changes }) => Object.keys(changes))).toEqual([
    'announcement',
    'announcement',
    'contact',
    'footer',
    'colours',
    'menu',
  ]);
});

test('200 the header, whose links stay when it moves, and which stays when they change', async () => {
  const before = await site();
  expect(before.header).toEqual({ logo_position: 'left', links_position: 'left', sticky: true });
  const header = { logo_position: 'center', links_position: 'right', sticky: false } as const;
  await shop.change('updateSite', { header }, chief);
  await expect.poll(() => siteShown((website) => website.header)).toMatchObject(header);
  expect(await site()).toMatchObject({ header, menu: before.menu });
  await shop.change('updateSite', { menu: before.menu.slice(0, 1) }, chief);
  expect((await site()).header).toEqual(header);
  await shop.change('updateSite', { menu: before.menu, header: before.header }, chief);
});

test('400 for an invalid value, an announcement that would never show, and unsafe links, each on its field', async () => {
  const refusalOf = (change: Parameters<typeof shop.change<'updateSite'>>[1]) =>
    shop.change('updateSite', change, chief).catch((error) => error);
  expect(
    await refusalOf({ colours: { background_color: '#ffffff', text_color: '#dddddd' } }),
  ).toMatchObject({
    code: 'COLOURS_TOO_CLOSE',
    fields: { 'colours.text_color': 'COLOURS_TOO_CLOSE' },
  });
  const announcement = {
    text: both('x'),
    href: '',
    tone: 'INFO' as const,
    from: '2026-01-06T08:00:00.000Z',
    until: '2026-01-06T08:00:00.000Z',
  };
  expect(await refusalOf({ announcement })).toMatchObject({
    code: 'ENDS_BEFORE_START',
    fields: { 'announcement.until': 'ENDS_BEFORE_START' },
  });
  for (const href of ['javascript:alert(1)', '//evil.test', 'http://a.test', 'activities'])
    expect(
      await refusalOf({ menu: [{ name: both('x'), href, hidden: false, children: [] }] }),
    ).toMatchObject({ fields: { 'menu.0.href': 'LINK_INVALID' } });
  expect(await refusalOf({ announcement: { ...announcement, text: both('') } })).toMatchObject({
    fields: { 'announcement.text.fr': 'REQUIRED' },
  });
});

test('403 without the right, and a neighbour’s site is separate', async () => {
  const coach = await shop.make.collaborator(organiser, ['activities.read']);
  await expect(shop.office('getSite', {}, coach)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(shop.change('updateSite', { announcement: null }, coach)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
  await shop.make.organiser({}, 'localhost');
  const theirs = await shop.call('getWebsite', {}, { token: '', host: 'localhost' });
  expect(JSON.stringify(theirs.footer)).not.toContain('Flagey');
});

const tokenOf = (preview: string) =>
  new URL(preview, 'http://site.test').searchParams.get('draft') ?? '';
const previewed = (draft: string, as: { token: string; host?: string } = { token: '' }) =>
  shop.call('getWebsite', { draft }, as);
const draftOf = {
  announcement: {
    text: both('Portes ouvertes', 'Open day'),
    href: '',
    tone: 'INFO' as const,
    from: '2027-01-06T08:00:00.000Z',
    until: null,
  },
  colours: { background_color: '#102030', text_color: '#ffffff' },
  menu: [{ name: both('Stages'), href: '/activities', hidden: false, children: [] }],
};

test('200 unpublished parts are visible with a preview link, and not to families', async () => {
  const before = await shop.call('getWebsite', {});
  const { preview } = await shop.office('previewSite', draftOf, chief);
  const { topbar, header, footer } = await previewed(tokenOf(preview));
  expect(topbar.announcement?.text).toBe('Portes ouvertes');
  expect(topbar.announcement?.from).toBeNull();
  expect(header.links.map(({ name }) => name)).toEqual(['Stages']);
  expect(footer.background_color).toBe('#102030');
  expect(footer.columns).toEqual(before.footer.columns);
  expect(await shop.call('getWebsite', {})).toEqual(before);
});

test('200 the colour of the shop is previewed on the site itself, and no family sees it', async () => {
  const before = (await shop.call('getWebsite', {})).organiser;
  const { preview } = await shop.office('previewSite', { accent_color: '#123abc' }, chief);
  const previewedSite = await previewed(tokenOf(preview));
  expect(previewedSite.organiser).toEqual({ ...before, accent_color: '#123abc' });
  expect((await shop.call('getWebsite', {})).organiser).toEqual(before);
  await expect(shop.office('previewSite', { accent_color: 'red' }, chief)).rejects.toMatchObject({
    fields: { accent_color: 'INVALID' },
  });
});

test('200 a new preview replaces the one before', async () => {
  const first = await shop.office('previewSite', draftOf, chief);
  const { colours } = draftOf;
  await shop.office('previewSite', { colours }, chief);
  const { topbar, footer } = await previewed(tokenOf(first.preview));
  expect(topbar.announcement).toBeNull();
  expect(footer.background_color).toBe('#102030');
});

test('404 PREVIEW_OVER after an hour, with another organiser’s preview link, and with an invalid one', async () => {
  const { preview } = await shop.office('previewSite', draftOf, chief);
  const refusal = { code: 'PREVIEW_OVER', status: 404 };
  await expect(previewed(tokenOf(preview), { token: '', host: 'localhost' })).rejects.toMatchObject(
    refusal,
  );
  await expect(previewed('sealed.00000000.AAAA')).rejects.toMatchObject(refusal);
  shop.clock.set('2026-01-05T09:00:01.000Z');
  await expect(previewed(tokenOf(preview))).rejects.toMatchObject(refusal);
  shop.clock.set('2026-01-05T08:00:00.000Z');
});

test('400 a preview refuses the same values as the site', async () => {
  const colours = { background_color: '#777777', text_color: '#888888' };
  await expect(shop.office('previewSite', { colours }, chief)).rejects.toMatchObject({
    code: 'COLOURS_TOO_CLOSE',
    fields: { 'colours.text_color': 'COLOURS_TOO_CLOSE' },
  });
  const announcement = { ...draftOf.announcement, until: '2026-01-01T08:00:00.000Z' };
  await expect(shop.office('previewSite', { announcement }, chief)).rejects.toMatchObject({
    code: 'ENDS_BEFORE_START',
  });
  const menu = [{ name: both('X'), href: 'javascript:x()' }];
  await expect(shop.office('previewSite', { menu }, chief)).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { 'menu.0.href': 'LINK_INVALID' },
  });
});
