import { listName } from '@ribambelle/api/exports/shapes.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let anne: { token: string };
let bob: { token: string };
let theirs: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  anne = await shop.make.collaborator(organiser, ['registrations.read', 'payments.read']);
  bob = await shop.make.collaborator(organiser, ['registrations.read']);
  theirs = await shop.make.collaborator(
    await shop.make.organiser({ name: 'Voisin' }, 'localhost'),
    ['registrations.read'],
  );
});
afterAll(() => shop.close());

const view = {
  list: 'registrations' as const,
  name: 'À payer',
  filters: { payment: 'OUTSTANDING', search: 'dubois' },
};
const viewsOf = async (
  who: { token: string },
  list: 'registrations' | 'payments' = 'registrations',
) => (await shop.office('listSavedViews', { list }, who)).data;

test('200 keeps a view for its collaborator alone, renames it, changes its content, and deletes it', async () => {
  const { cuid } = await shop.office('createSavedView', view, anne);
  await shop.office('createSavedView', { ...view, list: 'payments' }, anne);
  await shop.office('createSavedView', view, bob);
  expect(await viewsOf(anne)).toMatchObject([
    { cuid, name: view.name, filters: view.filters, shared: false, own: true },
  ]);
  await shop.office('updateSavedView', { view: cuid, name: 'Impayés' }, anne);
  expect(await viewsOf(anne)).toMatchObject([{ name: 'Impayés', filters: view.filters }]);
  await shop.office(
    'updateSavedView',
    { view: cuid, name: 'Impayés', filters: { payment: 'FREE' } },
    anne,
  );
  expect(await viewsOf(anne)).toMatchObject([
    { cuid, name: 'Impayés', filters: { payment: 'FREE' } },
  ]);
  await shop.office('deleteSavedView', { view: cuid }, anne);
  expect(await viewsOf(anne)).toEqual([]);
  expect([(await viewsOf(anne, 'payments')).length, (await viewsOf(bob)).length]).toEqual([1, 1]);
});

test('200 the team sees a shared view, and only its author can change it', async () => {
  const shared = { ...view, name: 'Pour tous', shared: true };
  const { cuid } = await shop.office('createSavedView', shared, anne);
  const sharedView = (await viewsOf(bob)).find((one) => one.cuid === cuid);
  expect(sharedView).toMatchObject({ name: 'Pour tous', shared: true, own: false });
  expect(sharedView?.made_by).toMatch(/\S+ \S+/);
  const refusal = { code: 'VIEW_NOT_FOUND', status: 404 };
  await expect(
    shop.office('updateSavedView', { view: cuid, name: 'À moi' }, bob),
  ).rejects.toMatchObject(refusal);
  await expect(shop.office('deleteSavedView', { view: cuid }, bob)).rejects.toMatchObject(refusal);
  expect(await viewsOf(theirs)).toEqual([]);
  await shop.office('updateSavedView', { view: cuid, name: 'Pour moi', shared: false }, anne);
  expect((await viewsOf(bob)).map(({ name }) => name)).not.toContain('Pour moi');
  await shop.office('deleteSavedView', { view: cuid }, anne);
});

test('409 for a name in use, 400 for invalid filters, 409 above thirty', async () => {
  const { cuid } = await shop.office('createSavedView', { ...view, name: 'Une' }, anne);
  await shop.office('createSavedView', { ...view, name: 'Deux' }, anne);
  await expect(
    shop.office('createSavedView', { ...view, name: ' Une ' }, anne),
  ).rejects.toMatchObject({
    code: 'VIEW_EXISTS',
    status: 409,
    fields: { name: 'VIEW_EXISTS' },
  });
  await expect(
    shop.office('updateSavedView', { view: cuid, name: 'Deux' }, anne),
  ).rejects.toMatchObject({ code: 'VIEW_EXISTS' });
  for (const filters of [{}, { 'A b': 'x' }, { search: '' }, { search: 'x'.repeat(601) }])
    await expect(
      shop.office('createSavedView', { ...view, name: 'Autre', filters }, anne),
    ).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
  await expect(shop.office('createSavedView', { ...view, name: ' ' }, anne)).rejects.toMatchObject({
    fields: { name: expect.any(String) },
  });
  const viewCount = (await viewsOf(anne)).length;
  for (let count = viewCount; count < 30; count += 1)
    await shop.office('createSavedView', { ...view, name: `Vue ${count}` }, anne);
  await expect(
    shop.office('createSavedView', { ...view, name: 'Encore' }, anne),
  ).rejects.toMatchObject({
    code: 'VIEWS_TOO_MANY',
    status: 409,
  });
});

test('404 for a colleague’s, a neighbour’s and an unknown one', async () => {
  const [bobsView] = await viewsOf(bob);
  for (const [who, cuid] of [
    [anne, bobsView?.cuid ?? ''],
    [theirs, bobsView?.cuid ?? ''],
    [bob, 'nowhere'],
  ] as const) {
    const refusal = { code: 'VIEW_NOT_FOUND', status: 404 };
    await expect(
      shop.office('updateSavedView', { view: cuid, name: 'Volée' }, who),
    ).rejects.toMatchObject(refusal);
    await expect(shop.office('deleteSavedView', { view: cuid }, who)).rejects.toMatchObject(
      refusal,
    );
  }
  expect(await viewsOf(theirs)).toEqual([]);
  expect((await viewsOf(bob)).map(({ name }) => name)).toEqual([view.name]);
});

test('200 a view of any list keeps its filters, columns and order, and returns them unchanged', async () => {
  const everybody = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  const nobody = await shop.make.collaborator(organiser, []);
  const savedFilters = { search: 'a', sort: '-name', columns: 'phone,name' };
  const lists = listName.options;
  expect(lists).toEqual(expect.arrayContaining(['locations', 'roster', 'audit', 'mails']));
  for (const list of lists) {
    await shop.office('createSavedView', { list, name: 'À moi', filters: savedFilters }, everybody);
    const { data } = await shop.office('listSavedViews', { list }, everybody);
    expect(data.map(({ filters }) => filters)).toEqual([savedFilters]);
    await expect(shop.office('listSavedViews', { list }, nobody)).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  }
});

test('403 for a list that the collaborator may not read, 401 without a session', async () => {
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  await expect(shop.office('listSavedViews', { list: 'payments' }, bob)).rejects.toMatchObject(
    refusal,
  );
  await expect(
    shop.office('createSavedView', { ...view, list: 'payments' }, bob),
  ).rejects.toMatchObject(refusal);
  const nobody = { code: 'NOT_SIGNED_IN', status: 401 };
  await expect(shop.office('listSavedViews', { list: 'payments' })).rejects.toMatchObject(nobody);
  await expect(shop.office('createSavedView', view)).rejects.toMatchObject(nobody);
  await expect(shop.office('updateSavedView', { view: 'x', name: 'x' })).rejects.toMatchObject(
    nobody,
  );
  await expect(shop.office('deleteSavedView', { view: 'x' })).rejects.toMatchObject(nobody);
});
