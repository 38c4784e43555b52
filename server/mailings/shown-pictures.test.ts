import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let anne: MadeCustomer;
let staff: Made & { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  anne = await shop.make.customer(organiser);
  await shop.sql('update customers set news_consented_at = now() where id = $1', [anne.id]);
  staff = await shop.make.collaborator(organiser, [
    'customer-notifications.read',
    'customer-notifications.create',
    'customers.read',
    'newsletters.send',
  ]);
});
afterAll(() => shop.close());

async function picture(alt: object): Promise<string> {
  const [file] = await shop.sql<{ cuid: string }>(
    `insert into files (organiser_id, name, content_type, data, width, height, alt)
     values ($1, 'ferme', 'image/webp', '', 1600, 900, $2) returning cuid`,
    [organiser.id, JSON.stringify(alt)],
  );
  return file?.cuid ?? '';
}

test('200 a preview shows pictures of the public site, with the words of the library', async () => {
  const file = await picture({ fr: 'Deux ânes "gris"', en: 'Two donkeys' });
  const recipients = {
    on: 'CUSTOMERS' as const,
    selection: { by: 'CHOSEN' as const, chosen: [anne.cuid] },
  };
  const { cuid: mailing } = await shop.office(
    'createMailing',
    {
      recipients,
      purpose: 'NEWS',
      subject: { fr: 'Ferme', en: 'Farm' },
      content: [
        { type: 'PICTURE', picture: file, href: 'https://maison.test/ferme' },
        { type: 'PICTURE', picture: '', href: '' },
        { type: 'BUTTON', label: { fr: 'Voir', en: 'See' }, href: '' },
        { type: 'BUTTON', label: { fr: '', en: '' }, href: '' },
      ],
    },
    staff,
  );
  const site = new URL((await shop.fetch('storefront', '/health')).url).origin;
  const read = async (language: string) =>
    shop.fetch(
      'back-office',
      `/api/back-office/mailings/${mailing}/preview/body?language=${language}`,
      { headers: { cookie: `ribambelle_office=${staff.token}` } },
    );
  const response = await read('fr');
  expect(response.headers.get('content-security-policy')).toContain(
    `img-src 'self' data: ${site};`,
  );
  const html = await response.text();
  const shown = html.match(/<img[^>]*mail\.jpg[^>]*>/gu) ?? [];
  expect(shown).toHaveLength(1);
  expect(shown[0]).toContain(`src="${site}/files/${file}/mail.jpg"`);
  expect(shown[0]).toContain('alt="Deux ânes &quot;gris&quot;"');
  expect(shown[0]).toContain('width="544"');
  expect(html).toContain('href="https://maison.test/ferme"');
  expect(html).toContain(`href="${site}/fr"`);
  expect(html.match(/>Voir</gu)).toHaveLength(1);
  expect(await (await read('en')).text()).toContain('alt="Two donkeys"');
  await shop.sql('delete from files where cuid = $1', [file]);
  expect(await (await read('fr')).text()).not.toContain('mail.jpg');
});
