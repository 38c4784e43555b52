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
let mine: Made & { availability: string };
let other: Made & { availability: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  reader = await shop.make.collaborator(organiser, ['registrations.read']);
  anne = await shop.make.customer(organiser);
  mine = await register(anne);
  other = await register(await shop.make.customer(organiser));
  const neighbour = await shop.make.organiser({ name: 'Autre' }, 'localhost');
  stranger = await shop.make.collaborator(neighbour, [...ALL_PERMISSIONS]);
  await shop.office('createCustomerTag', { name: 'Sieste', colour: 'BLUE' }, chief);
});
afterAll(() => shop.close());

async function register(family: MadeCustomer): Promise<Made & { availability: string }> {
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity, { days: ['2026-07-06'] });
  const { id } = await shop.make.registration(organiser, family, { availability_id: camp.id });
  const [row] = await shop.sql<{ cuid: string }>('select cuid from registrations where id = $1', [
    id,
  ]);
  return { id, cuid: row?.cuid ?? '', availability: camp.cuid };
}

const notPermitted = { code: 'NOT_PERMITTED', status: 403 };
const unknown = { code: 'REGISTRATION_NOT_FOUND', status: 404 };
const tagsOf = async ({ cuid }: Made) =>
  (await shop.office('getOfficeRegistration', { registration: cuid }, chief)).tags;

test('200 staff read every note of a registration, its family only those meant for it, without the author', async () => {
  const of = { registration: mine.cuid };
  await shop.office('addRegistrationNote', { ...of, text: 'Impayé depuis mars' }, chief);
  shop.clock.set('2026-01-05T08:01:00.000Z');
  const familyNote = { ...of, text: 'Prévoyez une couverture.', for_family: true };
  const { cuid: note } = await shop.office('addRegistrationNote', familyNote, chief);
  const { data } = await shop.office('listRegistrationNotes', of, chief);
  expect(data.map(({ text, for_family }) => [text, for_family])).toEqual([
    ['Prévoyez une couverture.', true],
    ['Impayé depuis mars', false],
  ]);
  const account = () => shop.call('getAccountRegistration', { cuid: mine.cuid }, anne);
  expect((await account()).notes).toEqual([
    { cuid: note, text: 'Prévoyez une couverture.', created_at: '2026-01-05T08:01:00.000Z' },
  ]);
  expect(JSON.stringify(await account())).not.toContain('Sophie');
  await shop.change('updateRegistrationNote', { ...of, note, text: 'Un plaid.' }, chief);
  expect((await account()).notes.map(({ text }) => text)).toEqual(['Un plaid.']);
  await shop.office('deleteRegistrationNote', { ...of, note }, chief);
  expect((await account()).notes).toEqual([]);
});

test('200 a coach reads the notes of own groups only, and none about families', async () => {
  const coach = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  await shop.sql(
    `update collaborator_roles set scope = 'OWN' where id = (select role_id from collaborators where id = $1)`,
    [coach.id],
  );
  const attachment = { availability: mine.availability, attached: [coach.cuid] };
  await shop.office('updateAvailabilityCollaborators', attachment, chief);
  await shop.office('addRegistrationNote', { registration: other.cuid, text: 'Secret' }, chief);
  const notesOf = ({ cuid }: Made) =>
    shop.office('listRegistrationNotes', { registration: cuid }, coach);
  expect((await notesOf(mine)).data.length).toBeGreaterThan(0);
  await expect(notesOf(other)).rejects.toMatchObject(unknown);
  await expect(
    shop.office('listCustomerNotes', { customer: anne.cuid }, coach),
  ).rejects.toMatchObject(notPermitted);
  const { data } = await shop.office('listOfficeCustomers', {}, coach);
  expect(data.map(({ tags }) => tags)).toEqual([null]);
});

test('403 without the right, 404 for an unknown note, another registration and a neighbour', async () => {
  const of = { registration: mine.cuid };
  const { cuid: note } = await shop.office('addRegistrationNote', { ...of, text: 'Un' }, chief);
  const text = { ...of, text: 'x' };
  const change = { ...text, note, version: 1 };
  for (const by of [reader, stranger]) {
    const refusal = by === reader ? notPermitted : unknown;
    await expect(shop.office('listRegistrationNotes', of, by)).rejects.toMatchObject(refusal);
    await expect(shop.office('addRegistrationNote', text, by)).rejects.toMatchObject(refusal);
    await expect(shop.office('updateRegistrationNote', change, by)).rejects.toMatchObject(refusal);
    await expect(shop.office('deleteRegistrationNote', { ...of, note }, by)).rejects.toMatchObject(
      refusal,
    );
    await expect(
      shop.office('tagRegistration', { ...of, add: ['Sieste'] }, by),
    ).rejects.toMatchObject(refusal);
  }
  const none = { code: 'NOTE_NOT_FOUND', status: 404 };
  const elsewhere = { registration: other.cuid, note };
  await expect(
    shop.office('updateRegistrationNote', { ...change, ...elsewhere }, chief),
  ).rejects.toMatchObject(none);
  await expect(shop.office('deleteRegistrationNote', elsewhere, chief)).rejects.toMatchObject(none);
  // a note about a registration is not one about a family, whatever its id
  await expect(
    shop.office('deleteCustomerNote', { customer: anne.cuid, note }, chief),
  ).rejects.toMatchObject(none);
});

test('200 registrations get tags from the list of families, are found by them, and readers of registrations see them', async () => {
  await shop.office('tagRegistration', { registration: mine.cuid, add: ['Sieste'] }, chief);
  expect(await tagsOf(mine)).toEqual(['Sieste']);
  const list = await shop.office('listOfficeRegistrations', { tag: 'Sieste' }, reader);
  expect(list).toMatchObject({ count: 1, data: [{ cuid: mine.cuid, tags: ['Sieste'] }] });
  expect((await shop.office('listRegistrationTags', {}, reader)).tags).toMatchObject([
    { name: 'Sieste', colour: 'BLUE' },
  ]);
  expect((await shop.office('listRegistrationTags', {}, stranger)).tags).toEqual([]);
  const wrong = { registration: mine.cuid, add: ['Inconnue'] };
  await expect(shop.office('tagRegistration', wrong, chief)).rejects.toMatchObject({
    code: 'TAG_NOT_FOUND',
  });
  const many = Array.from({ length: 20 }, (_, n) => `Mot ${n}`);
  for (const name of many) await shop.office('createCustomerTag', { name }, chief);
  await expect(
    shop.office('tagRegistration', { registration: mine.cuid, add: many }, chief),
  ).rejects.toMatchObject({ code: 'TAGS_TOO_MANY', status: 409 });
  expect(await tagsOf(mine)).toEqual(['Sieste']);
});

test('200 many registrations are tagged at once with the right to change them, and the action is undone', async () => {
  const action: Ask<'createBulkAction'>['action'] = {
    on: 'REGISTRATIONS',
    selection: { by: 'FILTERS', filters: {}, except: [] },
    change: { kind: 'TAGS', add: ['Mot 1'], remove: ['Sieste'] },
  };
  await expect(shop.office('previewBulkAction', { action }, reader)).rejects.toMatchObject(
    notPermitted,
  );
  const { count, changed } = await shop.office('previewBulkAction', { action }, chief);
  expect([count, changed]).toEqual([2, 2]);
  const { cuid } = await shop.office('createBulkAction', { action, count }, chief);
  expect(await finished(cuid)).toMatchObject({ changed: 2, can_undo: true, on: 'REGISTRATIONS' });
  expect([await tagsOf(mine), await tagsOf(other)]).toEqual([['Mot 1'], ['Mot 1']]);
  const undo = await shop.office('undoBulkAction', { bulk_action: cuid }, chief);
  expect(await finished(undo.cuid)).toMatchObject({ changed: 2, kind: 'UNDO' });
  expect([await tagsOf(mine), await tagsOf(other)]).toEqual([['Sieste'], []]);
});

async function finished(bulk_action: string) {
  await expect
    .poll(async () => (await shop.office('getBulkAction', { bulk_action }, chief)).state)
    .toBe('DONE');
  return shop.office('getBulkAction', { bulk_action }, chief);
}
