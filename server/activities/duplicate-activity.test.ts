import type { Answer } from '@ribambelle/api/client.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COPIED } from './duplicate-store.ts';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

const PERMISSIONS: readonly Permission[] = [
  'activities.create',
  'activities.read',
  'activity-options.update',
  'activity-questions.update',
  'registration-request-configurations.update',
];
const text = (fr: string, en = '') => ({ fr, en });

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
});
afterAll(() => shop.close());

const read = (activity: string) => shop.office('getOfficeActivity', { activity }, staff);

/**
 * Makes an activity with something of everything, and an option and a question that were removed.
 */
async function farm() {
  const category = await shop.make.category(organiser);
  const { cuid: activity } = await shop.office(
    'createActivity',
    {
      title: text('Été à la ferme', 'Summer on the farm'),
      description: text('<p>Une semaine</p>'),
      instructions: text('<p>Des bottes</p>'),
      age_minimum: 6,
      age_maximum: 9,
      default_capacity: 12,
      default_price: 12_000,
      default_deposit: 3000,
      maximum_quantity: 2,
      order: 4,
      waiting_list_mode: 'OFFER',
      offer_minutes: 60,
      partial_registrations: 'NOBODY',
      partial_fee: 500,
      categories: [category.cuid],
    },
    staff,
  );
  const price = { id: null, label: text('Chaud'), amount: 600, percentage: 0, stock: 5 };
  const option = { id: null, description: text(''), answer_required: true, prices: [price] };
  const size = {
    id: null,
    type: 'CHOICES_SINGLE' as const,
    title: text('Taille'),
    description: text(''),
    required: true,
    choices: ['S', 'M'].map((label) => ({ id: null, label: text(label) })),
  };
  const more = { ...size, title: text('Pourquoi ?'), type: 'TEXT' as const, choices: [] };
  const shown_when = { question: 0, choices: [1] };
  const save = async (
    names: readonly string[],
    questions: readonly (typeof size | (typeof more & { shown_when?: typeof shown_when }))[],
  ) => {
    const options = names.map((name) => ({ ...option, title: text(name) }));
    await shop.change('updateActivityOptions', { activity, options }, staff);
    await shop.change('updateActivityQuestions', { activity, questions: [...questions] }, staff);
  };
  await save(['Ancien'], [more]);
  await save(['Repas'], [size, { ...more, shown_when }]);
  const tier = { name: text('Une'), minimum_availabilities: 1, maximum_availabilities: 2 };
  await shop.change(
    'updateActivityRegistrationFlow',
    { activity, registration_flow: 'REQUEST', tiers: [{ ...tier, id: null }] },
    staff,
  );
  return activity;
}

/** Returns what is shown of an activity without the parts that differ in every copy. */
function shape(activity: Answer<'getOfficeActivity'>): unknown {
  const ownFields = new Set([
    'id',
    'cuid',
    'slug',
    'version',
    'title',
    'published',
    'availabilities',
  ]);
  return JSON.parse(
    JSON.stringify(
      Object.fromEntries(Object.entries(activity).filter(([name]) => !ownFields.has(name))),
      (name, value: unknown) => (name === 'id' ? 0 : value),
    ),
  );
}

test('200 the copy has all texts and questions, is not published, and has its own name and address', async () => {
  const activity = await farm();
  const { cuid } = await shop.office('duplicateActivity', { activity }, staff);
  const first = await read(activity);
  const copy = await read(cuid);
  expect(copy).toMatchObject({
    title: { fr: 'Été à la ferme (copie)', en: 'Summer on the farm (copy)' },
    published: false,
    availabilities: 0,
    version: 1,
    options: [{ title: text('Repas'), prices: [{ amount: 600, stock: 5 }] }],
    questions: [{ title: text('Taille') }, { shown_when: { question: 0, choices: [1] } }],
    tiers: [{ minimum_availabilities: 1 }],
  });
  expect(shape(copy)).toEqual(shape(first));
  expect(copy.slug).toMatch(/^ete-a-la-ferme-copie-[0-9a-f]{6}$/);
  // changes to the copy do not change the original
  const ids = (one: typeof copy) => [...one.options, ...one.questions].map(({ id }) => id);
  expect(ids(copy).filter((id) => ids(first).includes(id))).toEqual([]);
  const log = await shop.sql<{ summary: string }>(
    `select summary from audit_log where action = 'activities.create' and entity_cuid = $1`,
    [cuid],
  );
  expect(log).toEqual([{ summary: 'Été à la ferme (copie)' }]);
});

test('every column of an activity is either its own or copied', async () => {
  const activity = await farm();
  await shop.sql(
    `update activities set membership_ids = '{7}', members_only = true, members_days_early = 3, member_price = 900, partial_price = 'BY_DATES',
       allow_registrations_after_start = true where cuid = $1`,
    [activity],
  );
  const { cuid } = await shop.office('duplicateActivity', { activity }, staff);
  const rows = await shop.sql<Record<string, unknown>>(
    'select * from activities where cuid = any($1)',
    [[activity, cuid]],
  );
  const [first = {}, copy = {}] = rows.toSorted(({ cuid: one }) => (one === activity ? -1 : 1));
  const ownColumns =
    /^(id|organiser_id|cuid|slug|title|published|created_at|updated_at|version|search_\w+)$/;
  const copiedColumns = Object.keys(first).filter((column) => !ownColumns.test(column));
  expect(copiedColumns.toSorted()).toEqual([...COPIED].toSorted());
  const differingColumns = Object.keys(first).filter(
    (column) => JSON.stringify(first[column]) !== JSON.stringify(copy[column]),
  );
  expect(differingColumns.toSorted()).toEqual([
    'cuid',
    'id',
    'published',
    'search_title',
    'slug',
    'title',
    'version',
  ]);
});

test('a title of 200 letters is cut to that length, and a copy can be copied', async () => {
  const { cuid: activity } = await shop.make.activity(organiser, { title: text('é'.repeat(200)) });
  const { cuid } = await shop.office('duplicateActivity', { activity }, staff);
  const { title } = await read(cuid);
  expect([title.fr.length, title.fr.slice(-9)]).toEqual([200, 'é (copie)']);
  const again = await shop.office('duplicateActivity', { activity: cuid }, staff);
  expect((await read(again.cuid)).title.fr).toHaveLength(200);
});

test('404 for another organiser’s activity, 403 without the right to create one', async () => {
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const theirs = await shop.make.activity(neighbour);
  await expect(
    shop.office('duplicateActivity', { activity: theirs.cuid }, staff),
  ).rejects.toMatchObject({ code: 'ACTIVITY_NOT_FOUND', status: 404 });
  const reader = await shop.make.collaborator(organiser, ['activities.read']);
  const { cuid: activity } = await shop.make.activity(organiser);
  await expect(shop.office('duplicateActivity', { activity }, reader)).rejects.toMatchObject({
    status: 403,
  });
});
