import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let stranger: { token: string };
let theirs: Made;
let neighbour: Made;

const PERMISSIONS: readonly Permission[] = [
  'activities.create',
  'activities.read',
  'activities.update',
  'activities.delete',
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    ...PERMISSIONS,
    'activity-options.update',
    'activity-questions.update',
  ]);
  stranger = await shop.make.collaborator(organiser, ['locations.read']);
  neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  theirs = await shop.make.activity(neighbour);
});
afterAll(() => shop.close());

const text = (fr: string, en = '') => ({ fr, en });
const values = {
  title: text('Été à la ferme', 'Summer on the farm'),
  instructions: text(''),
  age_minimum: 6,
  age_maximum: 9,
  default_capacity: 12,
  maximum_quantity: 1,
  default_price: 12e3,
  default_deposit: 3e3,
  description: text('<p>Une <strong>semaine</strong><script>alert(1)</script></p>'),
};

const option = {
  id: null,
  title: text('Repas'),
  description: text(''),
  answer_required: false,
  prices: [
    {
      id: null,
      label: text('Chaud'),
      amount: 600,
      percentage: 0,
    },
  ],
};
const question = {
  id: null,
  type: 'CHOICES_SINGLE' as const,
  title: text('Taille'),
  description: text(''),
  required: true,
  choices: [
    {
      id: null,
      label: text('S'),
    },
    {
      id: null,
      label: text('M'),
    },
  ],
};

test('200 adds, lists, shows and changes an activity, with sanitised texts, and logs it', async () => {
  const category = await shop.make.category(organiser);
  const { cuid } = await shop.office(
    'createActivity',
    { ...values, categories: [category.cuid] },
    staff,
  );
  const details = await shop.office('getOfficeActivity', { activity: cuid }, staff);
  expect(details).toMatchObject({
    title: values.title,
    categories: [category.cuid],
    published: true,
    availabilities: 0,
  });
  expect(details.description.fr).toBe('<p>Une <strong>semaine</strong></p>');
  expect(details.slug).toMatch(/^ete-a-la-ferme-[0-9a-f]{6}$/);
  const list = await shop.office(
    'listOfficeActivities',
    { search: 'ferme', category: category.cuid },
    staff,
  );
  expect(list).toMatchObject({
    count: 1,
    data: [{ cuid, title: 'Été à la ferme', categories: ['Natation'] }],
  });
  await shop.change(
    'updateActivity',
    { activity: cuid, ...values, published: false, categories: [] },
    staff,
  );
  expect(
    (await shop.office('listOfficeActivities', { published: true, search: 'ferme' }, staff)).count,
  ).toBe(0);
  await expect(shop.call('getActivity', { activity: cuid })).rejects.toMatchObject({
    code: 'ACTIVITY_NOT_FOUND',
  });
  const [entry] = await shop.sql(
    `select changes, summary from audit_log where action = 'activities.update'`,
  );
  expect(entry).toEqual({
    summary: 'Été à la ferme',
    changes: {
      published: { from: true, to: false },
      categories: { from: [category.cuid], to: [] },
    },
  });
});

test('400 names a missing title, reversed ages and a deposit above the price, and changes nothing', async () => {
  const expectRefusal = (changes: object, fields: object) =>
    expect(shop.office('createActivity', { ...values, ...changes }, staff)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      fields,
    });
  await expectRefusal({ title: text(' ') }, { 'title.fr': 'REQUIRED' });
  await expectRefusal({ age_minimum: 10 }, { age_maximum: 'TOO_SMALL' });
  await expectRefusal({ default_deposit: 12_001 }, { default_deposit: 'TOO_LARGE' });
  const theirCategory = await shop.make.category(neighbour);
  await expect(
    shop.office('createActivity', { ...values, categories: [theirCategory.cuid] }, staff),
  ).rejects.toMatchObject({
    code: 'CATEGORY_UNKNOWN',
  });
  await expect(
    shop.office('createActivity', { ...values, images: ['nowhere'] }, staff),
  ).rejects.toMatchObject({ code: 'IMAGE_UNKNOWN' });
  expect((await shop.office('listOfficeActivities', { search: 'ferme' }, staff)).count).toBe(1);
});

test('200 saves the memberships it is for; 422 for members without a membership, 404 for an unknown membership', async () => {
  const membership = await shop.make.membership(organiser);
  const { cuid } = await shop.office(
    'createActivity',
    { ...values, memberships: [membership.cuid], members_only: true, members_days_early: 7 },
    staff,
  );
  const details = await shop.office('getOfficeActivity', { activity: cuid }, staff);
  expect(details).toMatchObject({
    memberships: [membership.cuid],
    members_only: true,
    members_days_early: 7,
  });
  const change = { activity: cuid, version: details.version };
  await expect(
    shop.office('updateActivity', { ...change, vat_category: 'STANDARD' }, staff),
  ).rejects.toMatchObject({ fields: { vat_category: 'VAT_CATEGORY_NOT_ALLOWED' } });
  await expect(
    shop.office('createActivity', { ...values, vat_category: 'STANDARD' }, staff),
  ).rejects.toMatchObject({ code: 'VAT_CATEGORY_NOT_ALLOWED' });
  await expect(
    shop.office('updateActivity', { ...change, memberships: [] }, staff),
  ).rejects.toMatchObject({ status: 422, fields: { memberships: 'MEMBERSHIP_MISSING' } });
  await expect(
    shop.office(
      'updateActivity',
      { ...change, member_price: 5_000, member_percentage: 1_000 },
      staff,
    ),
  ).rejects.toMatchObject({ status: 422, fields: { member_percentage: 'MEMBER_PRICE_TWICE' } });
  await expect(
    shop.office('updateActivity', { ...change, partial_fee: 500, partial_discount: 500 }, staff),
  ).rejects.toMatchObject({ status: 422, fields: { partial_discount: 'PARTIAL_PRICE_TWICE' } });
  const nobodys = await shop.make.membership(neighbour);
  await expect(
    shop.office('updateActivity', { ...change, memberships: [nobodys.cuid] }, staff),
  ).rejects.toMatchObject({ status: 404, fields: { memberships: 'MEMBERSHIP_NOT_FOUND' } });
  const none = { memberships: [], members_only: false, members_days_early: 0 };
  await shop.office('updateActivity', { ...change, ...none }, staff);
  expect(await shop.office('getOfficeActivity', { activity: cuid }, staff)).toMatchObject(none);
});

test('200 re-encodes a picture without its EXIF, and keeps the order given', async () => {
  const photo = await sharp({
    create: { width: 2400, height: 900, channels: 3, background: '#336699' },
  })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  const image = await shop.office(
    'uploadActivityImage',
    { name: 'photo.jpg', file: new Blob([new Uint8Array(photo)]) },
    staff,
  );
  expect(image).toMatchObject({ width: 1600, height: 600, message: null });
  const { cuid } = await shop.office('createActivity', { ...values, images: [image.cuid] }, staff);
  const { message: _, ...kept } = image;
  const { images } = await shop.office('getOfficeActivity', { activity: cuid }, staff);
  expect(images).toEqual([kept]);
  const response = await shop.fetch('storefront', image.public_url);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).exif).toBeUndefined();
});

test('400 for a file that is no picture, and for a drawing that may hold code', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  for (const bytes of ['not a picture', svg, '<html></html>']) {
    const file = new Blob([new Uint8Array(Buffer.from(bytes))]);
    await expect(
      shop.office('uploadActivityImage', { name: 'x.png', file }, staff),
    ).rejects.toMatchObject({
      code: 'FILE_NOT_AN_IMAGE',
      status: 400,
      fields: { file: 'FILE_NOT_AN_IMAGE' },
    });
  }
  const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  await expect(
    shop.office('uploadActivityImage', { name: 'x.png', file: large }, staff),
  ).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
});

test('200 sets options and questions; those left out are withdrawn, not deleted', async () => {
  const { cuid } = await shop.office('createActivity', values, staff);
  await shop.change('updateActivityOptions', { activity: cuid, options: [option] }, staff);
  await shop.change('updateActivityQuestions', { activity: cuid, questions: [question] }, staff);
  const first = await shop.office('getOfficeActivity', { activity: cuid }, staff);
  expect(first.questions[0]?.choices.map(({ id }) => id)).toEqual([1, 2]);
  const firstOption = first.options[0];
  const [price] = firstOption?.prices ?? [];
  const changedOption = {
    ...option,
    id: firstOption?.id ?? 0,
    prices: [
      { ...option.prices[0], id: price?.id ?? 0, label: text('Froid'), amount: 500, percentage: 0 },
    ],
  };
  await shop.change(
    'updateActivityOptions',
    { activity: cuid, options: [{ ...option, title: text('Garderie') }, changedOption] },
    staff,
  );
  const second = await shop.office('getOfficeActivity', { activity: cuid }, staff);
  expect(second.options.map(({ title }) => title.fr)).toEqual(['Garderie', 'Repas']);
  expect(second.options[1]).toMatchObject({
    id: firstOption?.id,
    prices: [{ id: price?.id, amount: 500 }],
  });
  await shop.change('updateActivityOptions', { activity: cuid, options: [] }, staff);
  expect((await shop.office('getOfficeActivity', { activity: cuid }, staff)).options).toEqual([]);
  const rows = await shop.sql('select active from options where activity_id = $1', [second.id]);
  expect(rows).toEqual([{ active: false }, { active: false }]);
});

test('400 for a choice question without choices, and for an unknown option or question', async () => {
  const { cuid } = await shop.office('createActivity', values, staff);
  const few = { ...question, choices: [{ id: null, label: text('S') }] };
  await expect(
    shop.change('updateActivityQuestions', { activity: cuid, questions: [few] }, staff),
  ).rejects.toMatchObject({
    code: 'CHOICES_REQUIRED',
    fields: { 'questions.0.choices': 'CHOICES_REQUIRED' },
  });
  const taxed = { ...option, vat_category: 'STANDARD' as const };
  await expect(
    shop.change('updateActivityOptions', { activity: cuid, options: [taxed] }, staff),
  ).rejects.toMatchObject({
    code: 'VAT_CATEGORY_NOT_ALLOWED',
    fields: { 'options.0.vat_category': 'VAT_CATEGORY_NOT_ALLOWED' },
  });
  const foreign = { ...option, id: 1 };
  await expect(
    shop.change('updateActivityOptions', { activity: cuid, options: [foreign] }, staff),
  ).rejects.toMatchObject({
    code: 'OPTION_UNKNOWN',
  });
  await expect(
    shop.change(
      'updateActivityQuestions',
      { activity: cuid, questions: [{ ...question, id: 1 }] },
      staff,
    ),
  ).rejects.toMatchObject({
    code: 'QUESTION_UNKNOWN',
  });
});

test('409 for deleting an activity that has dates or is named by a bundle; any other is deleted', async () => {
  const usedActivity = await shop.make.activity(organiser);
  await shop.make.availability(organiser, usedActivity);
  await expect(
    shop.office('deleteActivity', { activity: usedActivity.cuid }, staff),
  ).rejects.toMatchObject({
    code: 'ACTIVITY_IN_USE',
    status: 409,
  });
  const bundledActivity = await shop.make.activity(organiser);
  const bundle = await shop.make.bundle(organiser);
  await shop.sql(
    'insert into bundle_activities (organiser_id, bundle_id, activity_id) values ($1, $2, $3)',
    [organiser.id, bundle.id, bundledActivity.id],
  );
  await expect(
    shop.office('deleteActivity', { activity: bundledActivity.cuid }, staff),
  ).rejects.toMatchObject({ code: 'ACTIVITY_IN_BUNDLE', status: 409 });
  const { cuid } = await shop.office('createActivity', values, staff);
  await shop.office('deleteActivity', { activity: cuid }, staff);
  await expect(shop.office('getOfficeActivity', { activity: cuid }, staff)).rejects.toMatchObject({
    code: 'ACTIVITY_NOT_FOUND',
  });
});

test('404 for another organiser’s activity, 403 without the permission, 401 without a session', async () => {
  const activity = theirs.cuid;
  const calls = (as?: { token: string }) => [
    () => shop.office('getOfficeActivity', { activity }, as),
    () => shop.change('updateActivity', { activity, ...values }, as),
    () => shop.office('deleteActivity', { activity }, as),
    () => shop.change('updateActivityOptions', { activity, options: [] }, as),
    () => shop.change('updateActivityQuestions', { activity, questions: [] }, as),
  ];
  for (const call of calls(staff))
    await expect(call()).rejects.toMatchObject({ code: 'ACTIVITY_NOT_FOUND', status: 404 });
  const more = [
    () => shop.office('listOfficeActivities', {}, stranger),
    () => shop.office('createActivity', values, stranger),
    () => shop.office('uploadActivityImage', { name: 'x', file: new Blob(['x']) }, stranger),
  ];
  for (const call of [...calls(stranger), ...more])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  for (const call of calls())
    await expect(call()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
});
