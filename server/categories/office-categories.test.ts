import { permissionsIn } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let theirs: Made;

const title = { fr: 'Nature', en: 'Nature' };
const groupValues = { title, scope: 'PRIMARY' as const, order: 3 };
const values = { title: { fr: 'Ferme', en: '' }, motif: 'field', order: 1 };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, permissionsIn('categories'));
  theirs = await shop.make.category(await shop.make.organiser({ name: 'Voisin' }, 'localhost'));
});
afterAll(() => shop.close());

test('200 adds, lists, changes and deletes groups and categories, and logs each', async () => {
  const group = (await shop.office('createCategoryGroup', groupValues, staff)).cuid;
  const category = (await shop.office('createCategory', { group, ...values }, staff)).cuid;
  expect((await shop.office('listOfficeCategories', {}, staff)).data).toEqual([
    {
      cuid: group,
      version: 1,
      ...groupValues,
      categories: [{ cuid: category, version: 1, ...values, activities: 0 }],
    },
  ]);
  await shop.change('updateCategory', { category, ...values, motif: 'water' }, staff);
  await shop.change('updateCategoryGroup', { group, ...groupValues, scope: 'SECONDARY' }, staff);
  const [changedGroup] = (await shop.office('listOfficeCategories', {}, staff)).data;
  expect(changedGroup).toMatchObject({ scope: 'SECONDARY', categories: [{ motif: 'water' }] });
  await expect(shop.office('deleteCategoryGroup', { group }, staff)).rejects.toMatchObject({
    code: 'CATEGORY_GROUP_IN_USE',
    status: 409,
  });
  await shop.office('deleteCategory', { category }, staff);
  await shop.office('deleteCategoryGroup', { group }, staff);
  expect((await shop.office('listOfficeCategories', {}, staff)).data).toEqual([]);
  const [row] = await shop.sql<{ count: number }>('select count(*)::int as count from audit_log');
  expect(row?.count).toBe(6);
});

test('409 for deleting a category with activities, 400 names an empty title', async () => {
  const category = await shop.make.category(organiser);
  const activity = await shop.make.activity(organiser);
  await shop.sql('insert into activity_categories values ($1, $2, $3)', [
    organiser.id,
    activity.id,
    category.id,
  ]);
  await expect(
    shop.office('deleteCategory', { category: category.cuid }, staff),
  ).rejects.toMatchObject({
    code: 'CATEGORY_IN_USE',
    status: 409,
  });
  const empty = { ...groupValues, title: { fr: ' ', en: '' } };
  await expect(shop.office('createCategoryGroup', empty, staff)).rejects.toMatchObject({
    fields: { 'title.fr': 'REQUIRED' },
  });
});

test('404 for another organiser’s category, 403 without the permission, 401 without a session', async () => {
  const stranger = await shop.make.collaborator(organiser, ['activities.read']);
  const group = 'nowhere';
  const category = theirs.cuid;
  const groups = (as?: { token: string }) => [
    () => shop.office('createCategory', { group, ...values }, as),
    () => shop.change('updateCategoryGroup', { group, ...groupValues }, as),
    () => shop.office('deleteCategoryGroup', { group }, as),
  ];
  const categories = (as?: { token: string }) => [
    () => shop.change('updateCategory', { category, ...values }, as),
    () => shop.office('deleteCategory', { category }, as),
  ];
  for (const call of groups(staff))
    await expect(call()).rejects.toMatchObject({ code: 'CATEGORY_GROUP_NOT_FOUND', status: 404 });
  for (const call of categories(staff))
    await expect(call()).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND', status: 404 });
  const more = [
    () => shop.office('listOfficeCategories', {}, stranger),
    () => shop.office('createCategoryGroup', groupValues, stranger),
  ];
  for (const call of [...groups(stranger), ...categories(stranger), ...more])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  for (const call of [...groups(), ...categories()])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
});
