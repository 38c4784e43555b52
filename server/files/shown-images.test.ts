import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
const text = (fr: string, en: string) => JSON.stringify({ fr, en });

/** The records of the site with pictures, each with one of its own. */
const OFFERS: { readonly [kind: string]: () => Promise<Made> } = {
  activity: () => shop.make.activity(organiser),
  bundle: () => shop.make.bundle(organiser, { published: true }),
  membership: () => shop.make.membership(organiser, { published: true }),
  voucher: () => shop.make.voucher(organiser, { published: true }),
  resource: async () =>
    shop.make.resource(organiser, await shop.make.bookingConfiguration(organiser), {
      published: true,
    }),
};
const LISTS = {
  activity: 'listActivities',
  bundle: 'listBundles',
  membership: 'listMemberships',
  voucher: 'listVouchers',
  resource: 'listResources',
} as const;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  for (const [kind, make] of Object.entries(OFFERS)) {
    const { id } = await make();
    await shop.sql(
      `with made as (
         insert into files (organiser_id, cuid, name, content_type, width, height, data, alt, focal_x, focal_y)
         values ($1, $3, 'x.png', 'image/webp', 4, 3, '', $4, 2000, 9000) returning id)
       insert into ${kind}_images (organiser_id, ${kind}_id, file_id) select $1, $2, id from made`,
      [organiser.id, id, `picture${kind}`, text('Une mare', 'A pond')],
    );
  }
});
afterAll(() => shop.close());

const shown = async (kind: keyof typeof LISTS, language: string) =>
  (await shop.call(LISTS[kind], {}, { token: '', headers: { 'accept-language': language } }))
    .data[0]?.images[0];

test.each(['activity', 'bundle', 'membership', 'voucher', 'resource'] as const)(
  '%s: 200 shows its picture with its focal point, and its words in the language of the site',
  async (kind) => {
    const picture = { public_url: `/files/picture${kind}#20%/**/90%`, width: 4, height: 3 };
    expect(await shown(kind, 'fr')).toMatchObject({ ...picture, alt: 'Une mare' });
    expect(await shown(kind, 'en')).toMatchObject({ ...picture, alt: 'A pond' });
  },
);

test.each([
  ['decoration', 'decoration = true, focal_x = 5000, focal_y = 5000'],
  ['nobody wrote any', `decoration = false, alt = '{}', focal_x = 5000, focal_y = 5000`],
])('200 without words for %s, and without a point for the middle', async (_, change) => {
  await shop.sql(`update files set ${change}`);
  const picture = await shown('activity', 'fr');
  expect(picture?.public_url).toBe('/files/pictureactivity');
  expect(picture).not.toHaveProperty('alt');
});
