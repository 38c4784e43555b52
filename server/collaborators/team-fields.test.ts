import type { Ask } from '@ribambelle/api/client.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let chief: Made & { token: string };
let nora: Made;
let desk: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  nora = await shop.make.collaborator(organiser, []);
  desk = await shop.make.collaborator(
    organiser,
    ALL_PERMISSIONS.filter((one) => !one.startsWith('collaborator-custom-fields.')),
  );
});
afterAll(() => shop.close());

const both = (fr: string, en = '') => ({ fr, en });
const field = (more: Partial<Ask<'createCustomField'>> = {}): Ask<'createCustomField'> => ({
  entity: 'COLLABORATORS',
  type: 'TEXT',
  title: both('Totem'),
  description: both(''),
  required: false,
  deferred: false,
  pattern: '',
  choices: [],
  ...more,
});
const noraNow = () => shop.office('getCollaborator', { collaborator: nora.cuid }, chief);
const answer = (custom_data: Ask<'updateCollaborator'>['custom_data']) =>
  shop.change('updateCollaborator', { collaborator: nora.cuid, custom_data }, chief);

test('200 a team field is asked of the team only, answered, listed, and named in the log without its answer', async () => {
  const choices = [
    { id: null, label: both('M') },
    { id: null, label: both('L') },
  ];
  await shop.office('createCustomField', field(), chief);
  await shop.office(
    'createCustomField',
    field({ title: both('Taille'), type: 'CHOICES_SINGLE', choices }),
    chief,
  );
  expect((await shop.call('describeRegistration', {})).customer_fields).toEqual([]);
  const { custom_fields, custom_data } = await noraNow();
  expect(custom_fields.map(({ title, entity }) => [title, entity])).toEqual([
    ['Totem', 'COLLABORATORS'],
    ['Taille', 'COLLABORATORS'],
  ]);
  expect(custom_data).toEqual([]);
  const [totem, size] = custom_fields;
  await answer([
    { field_id: totem?.id ?? 0, data: 'Akela' },
    { field_id: size?.id ?? 0, data: String(size?.choices[1]?.id) },
  ]);
  const answers = [
    { title: 'Totem', content: 'Akela' },
    { title: 'Taille', content: 'L' },
  ];
  expect((await noraNow()).answers).toEqual(answers);
  const { data } = await shop.office('listCollaborators', {}, chief);
  expect(data.find(({ cuid }) => cuid === nora.cuid)?.answers).toEqual(answers);
  expect(data.find(({ cuid }) => cuid === chief.cuid)?.answers).toEqual([]);
  const entries = await shop.sql(
    `select changes from audit_log where entity_cuid = $1 and action = 'collaborators.update'`,
    [nora.cuid],
  );
  expect(entries).toEqual([{ changes: { custom_data: { from: [], to: ['Totem', 'Taille'] } } }]);
  await answer(null);
  expect((await noraNow()).answers).toEqual(answers);
});

test('400 CUSTOM_DATA_INVALID names the field; 409 when it was changed meanwhile', async () => {
  const { custom_fields, version } = await noraNow();
  const size = custom_fields.find(({ title }) => title === 'Taille')?.id ?? 0;
  await expect(answer([{ field_id: size, data: '99' }])).rejects.toMatchObject({
    code: 'CUSTOM_DATA_INVALID',
    status: 400,
  });
  const stale = { collaborator: nora.cuid, version: version - 1, custom_data: [] };
  await expect(shop.office('updateCollaborator', stale, chief)).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
});

test('without the right to team fields, 403 for adding, changing or deleting one, and the list is empty', async () => {
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  await expect(shop.office('createCustomField', field(), desk)).rejects.toMatchObject(refusal);
  const { cuid } = await shop.office('createCustomField', field({ title: both('Brevet') }), chief);
  const of = { field: cuid };
  await expect(
    shop.office('updateCustomField', { ...of, version: 1, active: false }, desk),
  ).rejects.toMatchObject(refusal);
  await expect(shop.office('deleteCustomField', of, desk)).rejects.toMatchObject(refusal);
  const { data } = await shop.office('listOfficeCustomFields', {}, desk);
  expect(data).toEqual([]);
  await shop.office('deleteCustomField', of, chief);
});
