import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'customer-custom-fields.create',
    'customer-custom-fields.read',
    'customer-custom-fields.update',
    'activities.read',
    'activity-questions.update',
  ]);
});
afterAll(() => shop.close());

const words = (fr: string) => ({ fr, en: '' });

test('200 a field is about health when marked so, and no longer when unmarked; the version changes each time', async () => {
  const plain = { required: false, deferred: false, pattern: '', choices: [] };
  const { cuid: field } = await shop.office(
    'createCustomField',
    {
      entity: 'PARTICIPANTS',
      type: 'TEXT',
      title: words('Traitement'),
      description: words(''),
      health: true,
      ...plain,
    },
    staff,
  );
  const read = async () => {
    const { data } = await shop.office('listOfficeCustomFields', {}, staff);
    return data.map(({ health, version }) => ({ health, version }));
  };
  expect(await read()).toEqual([{ health: true, version: 1 }]);
  await shop.office('updateCustomField', { field, version: 1, health: false }, staff);
  expect(await read()).toEqual([{ health: false, version: 2 }]);
});

test('200 a question is about health when marked so', async () => {
  const activity = await shop.make.activity(organiser);
  const question = {
    id: null,
    type: 'TEXT' as const,
    title: words('Asthme ?'),
    description: words(''),
    required: false,
    choices: [],
  };
  const { version } = await shop.office('getOfficeActivity', { activity: activity.cuid }, staff);
  await shop.office(
    'updateActivityQuestions',
    {
      activity: activity.cuid,
      version,
      questions: [
        { ...question, health: true },
        { ...question, title: words('Sait nager ?') },
      ],
    },
    staff,
  );
  const { questions } = await shop.office('getOfficeActivity', { activity: activity.cuid }, staff);
  expect(questions.map(({ health }) => health)).toEqual([true, false]);
});
