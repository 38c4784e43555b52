import type { Ask } from '@ribambelle/api/client.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let chief: Made & { token: string };
let reader: { token: string };
let stranger: { token: string };
let anne: MadeCustomer;
let bea: MadeCustomer;

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  reader = await shop.make.collaborator(organiser, ['customers.read']);
  anne = await shop.make.customer(organiser, { lastname: 'Dubois' });
  bea = await shop.make.customer(organiser, { lastname: 'Claes' });
  const other = await shop.make.organiser({ name: 'Autre' }, 'localhost');
  stranger = await shop.make.collaborator(other, [...ALL_PERMISSIONS]);
  await shop.office('createCustomerTag', { name: 'Bénévole', colour: 'GREEN' }, chief);
  await shop.office('createCustomerTag', { name: 'À rappeler' }, chief);
});
afterAll(() => shop.close());

const notPermitted = { code: 'NOT_PERMITTED', status: 403 };
const unknown = { code: 'CUSTOMER_NOT_FOUND', status: 404 };
const tagsOf = async ({ cuid }: Made) =>
  (await shop.office('getOfficeCustomer', { customer: cuid }, chief)).tags;

test('200 notes of a family are written, changed by another than their author, deleted and restored', async () => {
  const of = { customer: anne.cuid };
  const { cuid: note } = await shop.office('addCustomerNote', { ...of, text: 'Rappeler' }, chief);
  shop.clock.set('2026-01-05T08:01:00.000Z');
  const tom = await shop.make.collaborator(organiser, [
    'customer-notes.read',
    'customer-notes.update',
  ]);
  await shop.sql(`update collaborators set firstname = 'Tom', lastname = 'Maes' where id = $1`, [
    tom.id,
  ]);
  await shop.change('updateCustomerNote', { ...of, note, text: 'Rappeler lundi' }, tom);
  const { data } = await shop.office('listCustomerNotes', of, tom);
  expect(data).toEqual([
    {
      cuid: note,
      version: 2,
      text: 'Rappeler lundi',
      author_name: 'Sophie Peeters',
      created_at: '2026-01-05T08:00:00.000Z',
      edited_by_name: 'Tom Maes',
      edited_at: '2026-01-05T08:01:00.000Z',
    },
  ]);
  // the same text again is no change
  await shop.change('updateCustomerNote', { ...of, note, text: 'Rappeler lundi' }, chief);
  expect((await shop.office('listCustomerNotes', of, chief)).data[0]?.version).toBe(2);
  await expect(
    shop.office('updateCustomerNote', { ...of, note, version: 1, text: 'Non' }, chief),
  ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', status: 409 });
  const { removal } = await shop.office('deleteCustomerNote', { ...of, note }, chief);
  expect((await shop.office('listCustomerNotes', of, chief)).data).toEqual([]);
  await shop.office('restoreRemoval', { removal }, chief);
  expect((await shop.office('listCustomerNotes', of, chief)).data).toEqual(data);
  // the log says that there was a note, not what it said
  const log = await shop.office('listAuditLog', { about: anne.cuid }, chief);
  expect(log.data.length).toBeGreaterThan(3);
  expect(JSON.stringify(log)).not.toContain('Rappeler');
});

test('403 without the right, 404 for an unknown note, another family’s and another organiser’s', async () => {
  const of = { customer: anne.cuid };
  const { cuid: note } = await shop.office('addCustomerNote', { ...of, text: 'Un' }, chief);
  const text = { ...of, text: 'x' };
  const change = { ...text, note, version: 1 };
  for (const by of [reader, stranger]) {
    const refusal = by === reader ? notPermitted : unknown;
    await expect(shop.office('listCustomerNotes', of, by)).rejects.toMatchObject(refusal);
    await expect(shop.office('addCustomerNote', text, by)).rejects.toMatchObject(refusal);
    await expect(shop.office('updateCustomerNote', change, by)).rejects.toMatchObject(refusal);
    await expect(shop.office('deleteCustomerNote', { ...of, note }, by)).rejects.toMatchObject(
      refusal,
    );
    await expect(
      shop.office('tagCustomer', { ...of, add: ['Bénévole'] }, by),
    ).rejects.toMatchObject(refusal);
  }
  const none = { code: 'NOTE_NOT_FOUND', status: 404 };
  const elsewhere = { customer: bea.cuid, note };
  await expect(
    shop.office('updateCustomerNote', { ...change, ...elsewhere }, chief),
  ).rejects.toMatchObject(none);
  await expect(shop.office('deleteCustomerNote', elsewhere, chief)).rejects.toMatchObject(none);
});

test('200 a family is tagged, filtered by its tag, and staff with the right see its tags in the list', async () => {
  await shop.office('tagCustomer', { customer: anne.cuid, add: ['Bénévole', 'Bénévole'] }, chief);
  await shop.office('tagCustomer', { customer: bea.cuid, add: ['À rappeler'] }, chief);
  expect(await tagsOf(anne)).toEqual(['Bénévole']);
  const list = await shop.office('listOfficeCustomers', { tag: 'Bénévole' }, chief);
  expect(list.data.map(({ cuid, tags }) => ({ cuid, tags }))).toEqual([
    { cuid: anne.cuid, tags: ['Bénévole'] },
  ]);
  expect(list.count).toBe(1);
  await shop.office('tagCustomer', { customer: bea.cuid, remove: ['À rappeler'] }, chief);
  expect(await tagsOf(bea)).toEqual([]);
  const readerList = await shop.office('listOfficeCustomers', {}, reader);
  expect(readerList.data.map(({ tags }) => tags)).toEqual([null, null]);
  expect((await shop.office('getOfficeCustomer', { customer: anne.cuid }, reader)).tags).toBeNull();
  await expect(
    shop.office('listOfficeCustomers', { tag: 'Bénévole' }, reader),
  ).rejects.toMatchObject(notPermitted);
  await expect(shop.office('listCustomerTags', {}, reader)).rejects.toMatchObject(notPermitted);
  expect((await shop.office('listCustomerTags', {}, stranger)).tags).toEqual([]);
});

test('404 for a tag that is not in the list, 409 beyond twenty; nothing changes', async () => {
  const before = await tagsOf(anne);
  await expect(
    shop.office('tagCustomer', { customer: anne.cuid, add: ['Inconnue'] }, chief),
  ).rejects.toMatchObject({ code: 'TAG_NOT_FOUND', status: 404 });
  const many = Array.from({ length: 20 }, (_, n) => `Liste ${n}`);
  for (const name of many) await shop.office('createCustomerTag', { name }, chief);
  await expect(
    shop.office('tagCustomer', { customer: anne.cuid, add: many }, chief),
  ).rejects.toMatchObject({ code: 'TAGS_TOO_MANY', status: 409 });
  expect(await tagsOf(anne)).toEqual(before);
});

test('200 in the list of tags a colour is changed, and an unused tag is deleted and restored', async () => {
  await expect(shop.office('createCustomerTag', { name: 'Bénévole' }, chief)).rejects.toMatchObject(
    { code: 'TAG_EXISTS', status: 409 },
  );
  const listTags = async () => (await shop.office('listCustomerTags', {}, chief)).tags;
  const tag = (await listTags()).find(({ name }) => name === 'Bénévole')?.cuid ?? '';
  await shop.office('updateCustomerTag', { tag, colour: 'RED' }, chief);
  expect((await listTags()).find(({ cuid }) => cuid === tag)?.colour).toBe('RED');
  await expect(shop.office('deleteCustomerTag', { tag }, chief)).rejects.toMatchObject({
    code: 'TAG_IN_USE',
    status: 409,
  });
  await shop.office('tagCustomer', { customer: anne.cuid, remove: ['Bénévole'] }, chief);
  const { removal } = await shop.office('deleteCustomerTag', { tag }, chief);
  expect((await listTags()).some(({ cuid }) => cuid === tag)).toBe(false);
  const notFound = { code: 'TAG_NOT_FOUND', status: 404 };
  await expect(shop.office('deleteCustomerTag', { tag }, chief)).rejects.toMatchObject(notFound);
  await expect(
    shop.office('updateCustomerTag', { tag, colour: null }, chief),
  ).rejects.toMatchObject(notFound);
  await shop.office('restoreRemoval', { removal }, chief);
  expect((await listTags()).some(({ cuid }) => cuid === tag)).toBe(true);
});

test('409 a list of tags holds 500', async () => {
  const full = await shop.make.organiser({ name: 'Plein' }, 'plein.test');
  const staff = await shop.make.collaborator(full, [...ALL_PERMISSIONS]);
  await shop.sql(
    `insert into tags (organiser_id, list, name) select $1, 'customers', 't' || n from generate_series(1, 500) n`,
    [full.id],
  );
  await expect(
    shop.office('createCustomerTag', { name: 'Une de trop' }, staff),
  ).rejects.toMatchObject({ code: 'TAGS_FULL', status: 409 });
});

test('200 many families are tagged at once, and it is undone except for those changed since', async () => {
  const names = Array.from({ length: 4 }, (_, n) => `Enmasse${n}`);
  const families = [];
  for (const lastname of names) families.push(await shop.make.customer(organiser, { lastname }));
  const [first, second] = families;
  if (first === undefined || second === undefined) throw new Error('no families');
  await shop.office('tagCustomer', { customer: first.cuid, add: ['Liste 1'] }, chief);
  const action = {
    on: 'CUSTOMERS' as const,
    selection: { by: 'FILTERS' as const, filters: { search: 'Enmasse' }, except: [second.cuid] },
    change: { kind: 'TAGS' as const, add: ['Liste 1', 'Liste 2'], remove: ['À rappeler'] },
  };
  const preview = await shop.office('previewBulkAction', { action }, chief);
  expect(preview).toMatchObject({ count: 3, changed: 3, refused: [] });
  const result = await carriedOut(action, preview.count);
  expect(result).toMatchObject({ changed: 3, can_undo: true, kind: 'TAGS', on: 'CUSTOMERS' });
  expect(await Promise.all(families.map(tagsOf))).toEqual([
    ['Liste 1', 'Liste 2'],
    [],
    ['Liste 1', 'Liste 2'],
    ['Liste 1', 'Liste 2'],
  ]);
  const third = families[2]?.cuid ?? '';
  await shop.office('tagCustomer', { customer: third, add: ['Liste 3'] }, chief);
  const undo = await shop.office('undoBulkAction', { bulk_action: result.cuid }, chief);
  expect(await waitForEnd(undo.cuid)).toMatchObject({ changed: 2, refused: 1 });
  expect(await Promise.all(families.map(tagsOf))).toEqual([
    ['Liste 1'],
    [],
    ['Liste 1', 'Liste 2', 'Liste 3'],
    [],
  ]);
});

test('403 for tagging many families without the right to tag each; a tag that is not in the list is added to none', async () => {
  const action = {
    on: 'CUSTOMERS' as const,
    selection: { by: 'CHOSEN' as const, chosen: [anne.cuid] },
    change: { kind: 'TAGS' as const, add: ['Inconnue'], remove: [] },
  };
  await expect(shop.office('previewBulkAction', { action }, reader)).rejects.toMatchObject(
    notPermitted,
  );
  expect(await shop.office('previewBulkAction', { action }, chief)).toMatchObject({
    changed: 0,
    refused: [{ code: 'TAG_NOT_FOUND', count: 1 }],
  });
});

async function carriedOut(action: Ask<'createBulkAction'>['action'], count: number) {
  const { cuid } = await shop.office('createBulkAction', { action, count }, chief);
  return waitForEnd(cuid);
}

async function waitForEnd(bulk_action: string) {
  await expect
    .poll(async () => (await shop.office('getBulkAction', { bulk_action }, chief)).state)
    .toBe('DONE');
  return shop.office('getBulkAction', { bulk_action }, chief);
}
