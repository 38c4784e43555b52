import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

const PERMISSIONS: readonly Permission[] = [
  'memberships.create',
  'memberships.read',
  'memberships.update',
  'memberships.delete',
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ accent_color: '#1f6f6b' });
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
});
afterAll(() => shop.close());

const text = (fr: string, en = '') => ({ fr, en });
const values = {
  title: text('Un été de membre', 'A summer of a member'),
  description: text('<p>Pour <strong>tous</strong><script>alert(1)</script></p>'),
  price: 9_000,
  rolling_period_type: 'YEARS' as const,
  rolling_period_duration: 1,
};
const season = {
  period_type: 'FIXED' as const,
  fixed_period_start_at: '2026-08-31T22:00:00.000Z',
  fixed_period_end_at: '2027-06-30T22:00:00.000Z',
};

/** Makes a photograph of one colour to upload. */
async function photo(background: string): Promise<Blob> {
  const create = { width: 2400, height: 900, channels: 3 as const, background };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

test('200 keeps the period of its type alone, and is on the site while it is published', async () => {
  const { cuid } = await shop.office('createMembership', values, staff);
  const { data } = await shop.office('listOfficeMemberships', { search: 'ete membre' }, staff);
  expect(data).toMatchObject([{ cuid, picture: `/pictures/paper/${cuid}.svg?accent=1f6f6b` }]);
  const change = { ...values, ...season, membership: cuid, published: false };
  await shop.change('updateMembership', change, staff);
  expect((await shop.call('listMemberships', {})).count).toBe(0);
  const [entry] = await shop.sql(
    `select changes from audit_log where action = 'memberships.update'`,
  );
  expect(entry).toEqual({
    changes: {
      period_type: { from: 'ROLLING', to: 'FIXED' },
      rolling_period_type: { from: 'YEARS', to: null },
      rolling_period_duration: { from: 1, to: null },
      fixed_period_start_at: { from: null, to: season.fixed_period_start_at },
      fixed_period_end_at: { from: null, to: season.fixed_period_end_at },
      published: { from: true, to: false },
    },
  });
});

test('200 keeps uploaded pictures in the order given, and shows the first', async () => {
  const upload = async (background: string) => {
    const file = await photo(background);
    const added = await shop.office('uploadMembershipImage', { name: 'photo.jpg', file }, staff);
    const { message, ...picture } = added;
    expect(message).toBeNull();
    return picture;
  };
  const one = await upload('#336699');
  const other = await upload('#993366');
  expect(one).toMatchObject({ width: 1600, height: 600 });
  const { cuid } = await shop.office(
    'createMembership',
    { ...values, images: [other.cuid, one.cuid] },
    staff,
  );
  const details = await shop.office('getOfficeMembership', { membership: cuid }, staff);
  expect(details.images).toEqual([other, one]);
  const { data } = await shop.office('listOfficeMemberships', { published: true }, staff);
  expect(data.map(({ picture }) => picture)).toContain(other.public_url);
  await shop.change('updateMembership', { ...values, membership: cuid, images: [one.cuid] }, staff);
  expect((await shop.call('getMembership', { membership: cuid })).images).toEqual([
    expect.objectContaining({ public_url: one.public_url }),
  ]);
  expect((await shop.fetch('storefront', one.public_url)).headers.get('content-type')).toBe(
    'image/webp',
  );
  const entries = await shop.sql(
    `select summary from audit_log where action = 'memberships.upload'`,
  );
  expect(entries).toEqual([{ summary: 'photo.jpg' }, { summary: 'photo.jpg' }]);
});

test('400 for a file that is no picture, and 413 for one too large', async () => {
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']);
  await expect(
    shop.office('uploadMembershipImage', { name: 'x.png', file: svg }, staff),
  ).rejects.toMatchObject({ code: 'FILE_NOT_AN_IMAGE', status: 400 });
  const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  await expect(
    shop.office('uploadMembershipImage', { name: 'x.png', file: large }, staff),
  ).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', status: 413 });
});

test.each([
  [{ rolling_period_duration: null }, 'MEMBERSHIP_PERIOD_INCOMPLETE', 'rolling_period_duration'],
  [{ ...season, fixed_period_end_at: null }, 'MEMBERSHIP_PERIOD_INCOMPLETE', 'fixed_period_end_at'],
  [
    { ...season, fixed_period_end_at: season.fixed_period_start_at },
    'MEMBERSHIP_PERIOD_REVERSED',
    'fixed_period_end_at',
  ],
])('422 with the period %o: %s', async (changes, code, field) => {
  const { cuid } = await shop.make.membership(organiser, { published: false });
  for (const call of [
    () => shop.office('createMembership', { ...values, ...changes }, staff),
    () => shop.change('updateMembership', { ...values, ...changes, membership: cuid }, staff),
  ])
    await expect(call()).rejects.toMatchObject({ code, status: 422, fields: { [field]: code } });
});

test('one in a cart says that it is in use', async () => {
  const { id, cuid } = await shop.make.membership(organiser);
  const customer = await shop.make.customer(organiser);
  await shop.sql(
    `with cart as (insert into carts (organiser_id, customer_id, reference)
       values ($1, $2, '000000000000') returning id)
     insert into cart_items (organiser_id, cart_id, type, membership_id, price, expires_at)
     select $1, id, 'MEMBERSHIP', $3, 4500, now() from cart`,
    [organiser.id, customer.id, id],
  );
  const membership = await shop.office('getOfficeMembership', { membership: cuid }, staff);
  expect(membership.in_use).toBe(true);
});

test('403 for uploading without the permission, 401 without a session', async () => {
  const stranger = await shop.make.collaborator(organiser, ['activities.update']);
  const upload = (as?: { token: string }) =>
    shop.office('uploadMembershipImage', { name: 'x', file: new Blob(['x']) }, as);
  await expect(upload(stranger)).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  await expect(upload()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
});
