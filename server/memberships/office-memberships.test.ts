import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let neighbour: Made;
let staff: { token: string };
let theirs: Made;

const PERMISSIONS: readonly Permission[] = [
  'memberships.create',
  'memberships.read',
  'memberships.update',
  'memberships.delete',
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ accent_color: '#1f6f6b' });
  neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
  theirs = await shop.make.membership(neighbour);
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

/** Makes a photograph to upload. */
async function photo(): Promise<Blob> {
  const create = { width: 2400, height: 900, channels: 3 as const, background: '#336699' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

test('200 adds, lists, shows and changes a membership, with sanitised texts, and logs it', async () => {
  const { cuid } = await shop.office('createMembership', values, staff);
  const details = await shop.office('getOfficeMembership', { membership: cuid }, staff);
  expect(details).toMatchObject({
    title: values.title,
    description: text('<p>Pour <strong>tous</strong></p>'),
    price: 9_000,
    entity: 'CUSTOMERS',
    period_type: 'ROLLING',
    rolling_period_type: 'YEARS',
    rolling_period_duration: 1,
    fixed_period_start_at: null,
    fixed_period_end_at: null,
    start_choice: false,
    renewal_days_before: 30,
    renewal_days_after: 30,
    published: true,
    images: [],
    in_use: false,
  });
  expect(await shop.office('listOfficeMemberships', { search: 'ete membre' }, staff)).toEqual({
    count: 1,
    data: [
      {
        id: details.id,
        cuid,
        title: 'Un été de membre',
        price: 9_000,
        entity: 'CUSTOMERS',
        period_type: 'ROLLING',
        rolling_period_type: 'YEARS',
        rolling_period_duration: 1,
        fixed_period_start_at: null,
        fixed_period_end_at: null,
        start_choice: false,
        recurring: false,
        published: true,
        order: 0,
        picture: `/pictures/paper/${cuid}.svg?accent=1f6f6b`,
      },
    ],
  });
  const change = { ...values, ...season, membership: cuid, published: false };
  await shop.change('updateMembership', change, staff);
  expect((await shop.office('listOfficeMemberships', { published: true }, staff)).count).toBe(0);
  expect((await shop.office('listOfficeMemberships', { published: false }, staff)).count).toBe(1);
  expect((await shop.call('listMemberships', {})).count).toBe(0);
  const [entry] = await shop.sql(
    `select entity_cuid, summary, changes from audit_log where action = 'memberships.update'`,
  );
  expect(entry).toEqual({
    entity_cuid: cuid,
    summary: 'Un été de membre',
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
  const upload = async () =>
    shop.office('uploadMembershipImage', { name: 'photo.jpg', file: await photo() }, staff);
  const one = await upload();
  const other = await upload();
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

test('400 for a file that is no picture, 413 for one too large, and IMAGE_UNKNOWN for an unknown one', async () => {
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']);
  await expect(
    shop.office('uploadMembershipImage', { name: 'x.png', file: svg }, staff),
  ).rejects.toMatchObject({ code: 'FILE_NOT_AN_IMAGE', status: 400 });
  const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  await expect(
    shop.office('uploadMembershipImage', { name: 'x.png', file: large }, staff),
  ).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', status: 413 });
  const { cuid } = await shop.office('createMembership', values, staff);
  const images = ['nowhere'];
  for (const call of [
    () => shop.office('createMembership', { ...values, images }, staff),
    () => shop.change('updateMembership', { ...values, membership: cuid, images }, staff),
  ])
    await expect(call()).rejects.toMatchObject({
      code: 'IMAGE_UNKNOWN',
      fields: { images: 'IMAGE_UNKNOWN' },
    });
});

test.each([
  [{ title: text(' ') }, { 'title.fr': 'REQUIRED' }],
  [{ price: -1 }, { price: 'TOO_SMALL' }],
  [{ rolling_period_duration: 0 }, { rolling_period_duration: 'TOO_SMALL' }],
  [{ renewal_days_after: 367 }, { renewal_days_after: 'TOO_LARGE' }],
])('400 names the problem of %o', async (changes, fields) => {
  await expect(
    shop.office('createMembership', { ...values, ...changes }, staff),
  ).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    fields,
  });
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

test('200 deletes one that was never bought, with its pictures, and logs it', async () => {
  const image = await shop.office(
    'uploadMembershipImage',
    { name: 'photo.jpg', file: await photo() },
    staff,
  );
  const { cuid } = await shop.office(
    'createMembership',
    { ...values, images: [image.cuid] },
    staff,
  );
  await shop.office('deleteMembership', { membership: cuid }, staff);
  expect(await shop.sql('select from memberships where cuid = $1', [cuid])).toEqual([]);
  const entries = await shop.sql(
    `select summary from audit_log where action = 'memberships.delete' and entity_cuid = $1`,
    [cuid],
  );
  expect(entries).toEqual([{ summary: 'Un été de membre' }]);
});

test('409 MEMBERSHIP_IN_USE for deleting one in a cart', async () => {
  const { id, cuid } = await shop.make.membership(organiser);
  const customer = await shop.make.customer(organiser);
  await shop.sql(
    `with cart as (insert into carts (organiser_id, customer_id, reference)
       values ($1, $2, '000000000000') returning id)
     insert into cart_items (organiser_id, cart_id, type, membership_id, price, expires_at)
     select $1, id, 'MEMBERSHIP', $3, 4500, now() from cart`,
    [organiser.id, customer.id, id],
  );
  await expect(shop.office('deleteMembership', { membership: cuid }, staff)).rejects.toMatchObject({
    code: 'MEMBERSHIP_IN_USE',
    status: 409,
  });
  expect(await shop.office('getOfficeMembership', { membership: cuid }, staff)).toMatchObject({
    in_use: true,
  });
});

test('409 MEMBERSHIP_IN_ACTIVITY for deleting one required by an activity', async () => {
  const { id, cuid } = await shop.make.membership(organiser);
  const activity = await shop.make.activity(organiser, { membership_ids: [id] });
  await expect(shop.office('deleteMembership', { membership: cuid }, staff)).rejects.toMatchObject({
    status: 409,
    code: 'MEMBERSHIP_IN_ACTIVITY',
  });
  await shop.sql(`update activities set membership_ids = '{}' where id = $1`, [activity.id]);
  await shop.office('deleteMembership', { membership: cuid }, staff);
});

test('409 MEMBERSHIP_IN_USE for deleting one that was sold', async () => {
  const { id, cuid } = await shop.make.membership(organiser);
  const customer = await shop.make.customer(organiser);
  await shop.sql(
    `with owed as (insert into receivables (organiser_id, customer_id, kind, total_amount)
       values ($1, $2, 'MEMBERSHIP', 4500) returning id)
     insert into customer_memberships (organiser_id, membership_id, expires_at, customer_id, receivable_id)
     select $1, $3, now(), $2, id from owed`,
    [organiser.id, customer.id, id],
  );
  await expect(shop.office('deleteMembership', { membership: cuid }, staff)).rejects.toMatchObject({
    code: 'MEMBERSHIP_IN_USE',
    status: 409,
  });
});

test('404 MEMBERSHIP_NOT_FOUND for another organiser’s, 403 without the permission, 401 without a session', async () => {
  const stranger = await shop.make.collaborator(organiser, ['activities.update']);
  const membership = theirs.cuid;
  const calls = (as?: { token: string }) => [
    () => shop.office('getOfficeMembership', { membership }, as),
    () => shop.change('updateMembership', { membership, ...values }, as),
    () => shop.office('deleteMembership', { membership }, as),
  ];
  for (const call of calls(staff))
    await expect(call()).rejects.toMatchObject({ code: 'MEMBERSHIP_NOT_FOUND', status: 404 });
  const more = [
    () => shop.office('listOfficeMemberships', {}, stranger),
    () => shop.office('createMembership', values, stranger),
    () => shop.office('uploadMembershipImage', { name: 'x', file: new Blob(['x']) }, stranger),
  ];
  for (const call of [...calls(stranger), ...more])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  for (const call of calls())
    await expect(call()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
});
