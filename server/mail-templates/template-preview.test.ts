import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let anne: MadeCustomer;
let zoe: Made & { token: string };
let mail_template = '';

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  anne = await shop.make.customer(organiser, { firstname: 'Anne', lastname: 'Dubois' });
  const rights = ['notification-templates.read', 'customers.read'] as const;
  zoe = await shop.make.collaborator(organiser, rights);
  const { data } = await shop.office('listMailTemplates', {}, zoe);
  mail_template = data.find(({ default_for }) => default_for === 'MAILS')?.cuid ?? '';
});
afterAll(() => shop.close());

const refusal = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);
const body = (token: string) =>
  shop.fetch('back-office', `/api/back-office/mail-templates/${mail_template}/preview/body`, {
    headers: { cookie: `ribambelle_office=${token}` },
  });

test('404 while there are no registrations', async () => {
  const NOTHING = { status: 404, code: 'NOTIFICATION_NOTHING_TO_SHOW' };
  const preview = shop.office('previewMailTemplate', { mail_template }, zoe);
  expect(await refusal(preview)).toMatchObject(NOTHING);
  const page = shop.office('getMailTemplatePreview', { mail_template }, zoe);
  expect(await refusal(page)).toMatchObject(NOTHING);
});

test('200 as the family of a real registration would get it, in each language', async () => {
  const activity = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  const camp = await shop.make.availability(organiser, activity, { days: ['2096-07-02'] });
  await shop.make.registration(organiser, anne, {
    availability_id: camp.id,
    date_ids: camp.dates.map(({ id }) => id),
  });
  const french = await shop.office('previewMailTemplate', { mail_template }, zoe);
  expect(french).toMatchObject({ name: 'Anne Dubois', language: 'fr', count: 1 });
  expect(french.text).toContain('Bonjour Anne,');
  expect(french.text).toContain('Cirque');
  const english = await shop.office('previewMailTemplate', { mail_template, language: 'en' }, zoe);
  expect(english.text).toContain('Hello Anne,');
  const html = await (await body(zoe.token)).text();
  expect(html).toContain('Bonjour Anne,');
});

test('403 without the right to read families; 404 for an unknown template', async () => {
  const tom = await shop.make.collaborator(organiser, ['notification-templates.read']);
  const forbidden = { status: 403, code: 'NOT_PERMITTED' };
  const preview = shop.office('previewMailTemplate', { mail_template }, tom);
  expect(await refusal(preview)).toMatchObject(forbidden);
  const page = shop.office('getMailTemplatePreview', { mail_template }, tom);
  expect(await refusal(page)).toMatchObject(forbidden);
  const none = { mail_template: 'none00000' };
  const NOT_FOUND = { status: 404, code: 'MAIL_TEMPLATE_NOT_FOUND' };
  expect(await refusal(shop.office('previewMailTemplate', none, zoe))).toMatchObject(NOT_FOUND);
  expect(await refusal(shop.office('getMailTemplatePreview', none, zoe))).toMatchObject(NOT_FOUND);
});
