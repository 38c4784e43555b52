import type { Ask } from '@ribambelle/api/client.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let chief: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [
    'customer-custom-fields.read',
    'customer-custom-fields.create',
    'customer-custom-fields.update',
    'customer-custom-fields.delete',
  ]);
});
afterAll(() => shop.close());

const both = (fr: string, en = '') => ({ fr, en });
const choice = (fr: string, id: number | null = null) => ({ id, label: both(fr) });
const create = async (more: Partial<Ask<'createCustomField'>>) => {
  const field: Ask<'createCustomField'> = {
    entity: 'CUSTOMERS',
    type: 'TEXT',
    title: both('École', 'School'),
    description: both(''),
    required: false,
    deferred: false,
    pattern: '',
    choices: [],
    ...more,
  };
  return (await shop.office('createCustomField', field, chief)).cuid;
};
const find = async (field: string) => {
  const { data } = await shop.office('listOfficeCustomFields', {}, chief);
  const row = data.find(({ cuid }) => cuid === field);
  if (row === undefined) throw new Error('It is gone');
  return row;
};
const answer = async (field: string, data: string) => {
  const family = await shop.make.customer(organiser);
  await shop.sql(
    `insert into custom_field_answers (organiser_id, field_id, customer_id, data)
     select organiser_id, id, $2, $3 from custom_fields where cuid = $1`,
    [field, family.id, data],
  );
};
const shownTitles = async () =>
  (await shop.call('describeRegistration', {})).customer_fields.map(({ title }) => title);

test.each(['TEXT', 'LONGTEXT', 'DATE', 'CHOICES_SINGLE', 'CHOICES_MULTIPLE'] as const)(
  '200 a field of type %s is added, and asked of families',
  async (type) => {
    const cuid = await create({
      type,
      title: both(`Champ ${type}`),
      description: both('Pour le jour même'),
      required: true,
      pattern: '[0-9]{11}',
      choices: [choice('Oui'), choice(''), choice('Non')],
    });
    expect(await find(cuid)).toMatchObject({
      type,
      required: true,
      active: true,
      answers: 0,
      pattern: type === 'TEXT' ? '[0-9]{11}' : '',
      choices: type.startsWith('CHOICES')
        ? [
            { id: 1, label: both('Oui') },
            { id: 2, label: both('Non') },
          ]
        : [],
    });
    expect(await shownTitles()).toContain(`Champ ${type}`);
  },
);

test('200 deferred it is asked later, archived never, then restored; answers are kept', async () => {
  const field = await create({ title: both('Totem') });
  await answer(field, 'Loutre');
  await shop.change('updateCustomField', { field, deferred: true }, chief);
  await expect.poll(shownTitles).not.toContain('Totem');
  await shop.change('updateCustomField', { field, deferred: false, active: false }, chief);
  expect(await find(field)).toMatchObject({ active: false, answers: 1 });
  await expect.poll(shownTitles).not.toContain('Totem');
  await shop.change('updateCustomField', { field, active: true }, chief);
  await expect.poll(shownTitles).toContain('Totem');
  expect(await find(field)).toMatchObject({ answers: 1 });
  const entries = await shop.sql<{ changes: object }>(
    `select changes from audit_log where entity_cuid = $1 and version is not null order by version`,
    [field],
  );
  expect(entries.map(({ changes }) => Object.keys(changes))).toEqual([
    ['deferred'],
    ['active', 'deferred'],
    ['active'],
  ]);
});

test('200 the order is the one in which families are asked', async () => {
  const one = await create({ title: both('Un') });
  const two = await create({ title: both('Deux') });
  await shop.office('sortCustomFields', { fields: [two, one] }, chief);
  const order = async () => (await shownTitles()).filter((title) => ['Un', 'Deux'].includes(title));
  await expect.poll(order).toEqual(['Deux', 'Un']);
  await shop.office('sortCustomFields', { fields: [one, two] }, chief);
  await expect.poll(order).toEqual(['Un', 'Deux']);
  await expect(
    shop.office('sortCustomFields', { fields: [one, 'cnothing'] }, chief),
  ).rejects.toMatchObject({ code: 'CUSTOM_FIELD_NOT_FOUND' });
  await expect.poll(order).toEqual(['Un', 'Deux']);
});

test('200 choices keep their numbers; 409 for removing one that was chosen, alone or among others', async () => {
  const field = await create({
    type: 'CHOICES_MULTIPLE',
    choices: [choice('A'), choice('B'), choice('C')],
  });
  await shop.change(
    'updateCustomField',
    { field, choices: [choice('C', 3), choice('A', 1), choice('D')] },
    chief,
  );
  expect((await find(field)).choices.map(({ id, label }) => [id, label.fr])).toEqual([
    [3, 'C'],
    [1, 'A'],
    [4, 'D'],
  ]);
  await answer(field, '["1","4"]');
  const without = (...choices: [number, string][]) =>
    shop.change(
      'updateCustomField',
      { field, choices: choices.map(([id, label]) => choice(label, id)) },
      chief,
    );
  await expect(without([3, 'C'], [1, 'A'])).rejects.toMatchObject({
    code: 'CHOICE_ANSWERED',
    fields: { choices: 'CHOICE_ANSWERED' },
  });
  await without([1, 'A'], [4, 'D']);
});

test('409 for another type once it was answered; 200 before', async () => {
  const field = await create({ title: both('Naissance') });
  await shop.change('updateCustomField', { field, type: 'DATE' }, chief);
  await answer(field, '2016-05-04');
  await expect(
    shop.change('updateCustomField', { field, type: 'TEXT' }, chief),
  ).rejects.toMatchObject({
    code: 'CUSTOM_FIELD_ANSWERED',
    fields: { type: 'CUSTOM_FIELD_ANSWERED' },
  });
});

test('200 a field without answers is deleted; 409 one with answers; 404 an unknown one', async () => {
  const field = await create({ title: both('Vélo') });
  await answer(field, 'oui');
  await expect(shop.office('deleteCustomField', { field }, chief)).rejects.toMatchObject({
    code: 'CUSTOM_FIELD_ANSWERED',
  });
  const other = await create({ title: both('Trottinette') });
  await shop.office('deleteCustomField', { field: other }, chief);
  for (const call of [
    () => shop.office('deleteCustomField', { field: other }, chief),
    () => shop.change('updateCustomField', { field: other, required: true }, chief),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'CUSTOM_FIELD_NOT_FOUND' });
});

test('400 for a pattern that is not accepted, fewer than two choices, no title', async () => {
  await expect(create({ pattern: '(?=a)b' })).rejects.toMatchObject({
    code: 'PATTERN_NOT_ACCEPTED',
    fields: { pattern: 'PATTERN_NOT_ACCEPTED' },
  });
  const few = { type: 'CHOICES_SINGLE' as const, choices: [choice('A'), choice(' ')] };
  await expect(create(few)).rejects.toMatchObject({
    code: 'CHOICES_REQUIRED',
    fields: { choices: 'CHOICES_REQUIRED' },
  });
  await expect(create({ title: both('') })).rejects.toMatchObject({
    fields: { 'title.fr': 'REQUIRED' },
  });
  const field = await create({ title: both('Code') });
  const refusalOf = (change: object) =>
    shop.change('updateCustomField', { field, ...change }, chief).catch((error) => error);
  expect(await refusalOf({ pattern: '(' })).toMatchObject({ code: 'PATTERN_NOT_ACCEPTED' });
  expect(await refusalOf(few)).toMatchObject({ code: 'CHOICES_REQUIRED' });
});

test('403 without the right, 404 for another organiser’s field', async () => {
  const coach = await shop.make.collaborator(organiser, ['activities.read']);
  const field = await create({ title: both('Rien') });
  for (const call of [
    () => shop.office('listOfficeCustomFields', {}, coach),
    () => shop.office('sortCustomFields', { fields: [field] }, coach),
    () => shop.office('deleteCustomField', { field }, coach),
    () => shop.change('updateCustomField', { field, required: true }, coach),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  const neighbour = await shop.make.organiser({}, 'localhost');
  const theirs = await shop.make.collaborator(neighbour, ['customer-custom-fields.delete']);
  await expect(shop.office('deleteCustomField', { field }, theirs)).rejects.toMatchObject({
    code: 'CUSTOM_FIELD_NOT_FOUND',
  });
});
