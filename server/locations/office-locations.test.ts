import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let theirs: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'locations.create',
    'locations.read',
    'locations.update',
    'locations.delete',
  ]);
  theirs = await shop.make.location(await shop.make.organiser({ name: 'Voisin' }, 'localhost'));
});
afterAll(() => shop.close());

const values = {
  name: 'École des Tilleuls',
  title: { fr: 'Les Tilleuls', en: '' },
  city: 'Ixelles',
  postcode: '1050',
};

test('200 adds, shows, finds without accents, changes and deletes, and writes each down', async () => {
  const { cuid } = await shop.office('createLocation', values, staff);
  const found = await shop.office('listOfficeLocations', { search: 'ecole' }, staff);
  expect(found).toMatchObject({
    count: 1,
    data: [{ cuid, ...values, active: true, availabilities: 0 }],
  });
  expect((await shop.office('listOfficeLocations', { search: '100%' }, staff)).count).toBe(0);
  await shop.change('updateLocation', { location: cuid, ...values, name: 'École du Parc' }, staff);
  expect((await shop.office('getOfficeLocation', { location: cuid }, staff)).name).toBe(
    'École du Parc',
  );
  await shop.office('deleteLocation', { location: cuid }, staff);
  const logged = await shop.sql(
    'select action, summary, changes from audit_log where entity_cuid = $1 order by id',
    [cuid],
  );
  expect(logged).toHaveLength(3);
  expect(logged).toContainEqual({
    action: 'locations.update',
    summary: 'École du Parc',
    changes: {
      name: {
        from: 'École des Tilleuls',
        to: 'École du Parc',
      },
    },
  });
});

test('409 keeps a location where something takes place', async () => {
  const location = await shop.make.location(organiser);
  await shop.make.availability(organiser, await shop.make.activity(organiser), {
    location_id: location.id,
  });
  await expect(
    shop.office('deleteLocation', { location: location.cuid }, staff),
  ).rejects.toMatchObject({
    code: 'LOCATION_IN_USE',
    status: 409,
  });
});

test('400 names an empty name', async () => {
  await expect(
    shop.office('createLocation', { ...values, name: ' ' }, staff),
  ).rejects.toMatchObject({ fields: { name: 'REQUIRED' } });
});

test('404 for a neighbour’s and an unknown one', async () => {
  for (const location of [theirs.cuid, 'nowhere']) {
    const refused = { code: 'LOCATION_NOT_FOUND', status: 404 };
    await expect(shop.office('getOfficeLocation', { location }, staff)).rejects.toMatchObject(
      refused,
    );
    await expect(
      shop.change('updateLocation', { location, ...values }, staff),
    ).rejects.toMatchObject(refused);
    await expect(shop.office('deleteLocation', { location }, staff)).rejects.toMatchObject(refused);
  }
});

test('403 without the permission, 401 without a session', async () => {
  const other = await shop.make.collaborator(organiser, ['activities.read']);
  const refused = { code: 'NOT_PERMITTED', status: 403 };
  await expect(shop.office('listOfficeLocations', {}, other)).rejects.toMatchObject(refused);
  await expect(shop.office('createLocation', values, other)).rejects.toMatchObject(refused);
  await expect(
    shop.change('updateLocation', { location: 'x', ...values }, other),
  ).rejects.toMatchObject(refused);
  await expect(shop.office('deleteLocation', { location: 'x' }, other)).rejects.toMatchObject(
    refused,
  );
  await expect(shop.office('getOfficeLocation', { location: 'x' })).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
    status: 401,
  });
});
