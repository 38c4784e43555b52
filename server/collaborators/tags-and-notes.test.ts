import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let chief: Made & { token: string };
let nora: Made & { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  nora = await shop.make.collaborator(organiser, ['collaborators.read']);
});
afterAll(() => shop.close());

test('200 colleagues are tagged, each tag once, and the tags are offered again', async () => {
  await shop.change(
    'updateCollaborator',
    { collaborator: nora.cuid, tags: ['Été', 'Ixelles', 'Été'] },
    chief,
  );
  const member = await shop.office('getCollaborator', { collaborator: nora.cuid }, chief);
  expect(member.tags).toEqual(['Été', 'Ixelles']);
  // a change of other fields leaves them
  await shop.change('updateCollaborator', { collaborator: nora.cuid, lastname: 'Haddad' }, chief);
  expect((await shop.office('listCollaboratorTags', {}, nora)).tags.toSorted()).toEqual([
    'Ixelles',
    'Été',
  ]);
  const { data } = await shop.office('listAuditLog', { area: 'collaborators' }, chief);
  expect(data.flatMap(({ changes }) => changes)).toContainEqual({
    field: 'tags',
    from: '',
    to: 'Été, Ixelles',
    hidden: false,
  });
});

test('409 for tags changed from an older version', async () => {
  const { version } = await shop.office('getCollaborator', { collaborator: nora.cuid }, chief);
  const change = (tags: string[]) =>
    shop.office('updateCollaborator', { collaborator: nora.cuid, version, tags }, chief);
  await change(['Hiver']);
  await expect(change([])).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', status: 409 });
});

test('200 notes are written, read the newest first with their author, and deleted', async () => {
  const of = { collaborator: nora.cuid };
  await shop.office('addCollaboratorNote', { ...of, text: 'Clé du local rendue.' }, chief);
  shop.clock.set('2026-01-05T08:01:00.000Z');
  const { cuid } = await shop.office(
    'addCollaboratorNote',
    { ...of, text: ' Libre\nle mercredi ' },
    chief,
  );
  const texts = async () =>
    (await shop.office('listCollaboratorNotes', of, chief)).data.map(({ text }) => text);
  expect(await texts()).toEqual(['Libre\nle mercredi', 'Clé du local rendue.']);
  const [first] = (await shop.office('listCollaboratorNotes', of, chief)).data;
  expect(first).toMatchObject({ cuid, author_name: 'Sophie Peeters' });
  await shop.change('updateCollaboratorNote', { ...of, note: cuid, text: 'Libre le jeudi' }, chief);
  const [note] = (await shop.office('listCollaboratorNotes', of, chief)).data;
  expect(note).toMatchObject({ text: 'Libre le jeudi', edited_by_name: 'Sophie Peeters' });
  // it is not a note of another colleague
  const elsewhere = { collaborator: chief.cuid, note: cuid, version: 2, text: 'x' };
  await expect(shop.office('updateCollaboratorNote', elsewhere, chief)).rejects.toMatchObject({
    code: 'NOTE_NOT_FOUND',
    status: 404,
  });
  await expect(
    shop.office('deleteCollaboratorNote', { collaborator: chief.cuid, note: cuid }, chief),
  ).rejects.toMatchObject({ code: 'NOTE_NOT_FOUND', status: 404 });
  await shop.office('deleteCollaboratorNote', { ...of, note: cuid }, chief);
  expect(await texts()).toEqual(['Clé du local rendue.']);
  // the log says that there was a note, not what it said
  const log = await shop.office('listAuditLog', { area: 'collaborator-notes' }, chief);
  expect(log.data).toHaveLength(4);
  expect(JSON.stringify(log)).not.toContain('local');
});

test('200 the audit log can be filtered by collaborator', async () => {
  await shop.office('addCollaboratorNote', { collaborator: nora.cuid, text: 'Merci' }, chief);
  const { data } = await shop.office('listAuditLog', { collaborator: chief.cuid }, chief);
  expect(data.length).toBeGreaterThan(0);
  expect((await shop.office('listAuditLog', { collaborator: nora.cuid }, chief)).data).toEqual([]);
});

test('403 without the right, 404 for nobody and at another organiser, 400 for an empty note', async () => {
  const of = { collaborator: nora.cuid };
  const notPermitted = { code: 'NOT_PERMITTED', status: 403 };
  await expect(shop.office('listCollaboratorNotes', of, nora)).rejects.toMatchObject(notPermitted);
  await expect(
    shop.office('addCollaboratorNote', { ...of, text: 'x' }, nora),
  ).rejects.toMatchObject(notPermitted);
  await expect(
    shop.office('deleteCollaboratorNote', { ...of, note: 'x' }, nora),
  ).rejects.toMatchObject(notPermitted);
  await expect(
    shop.office('addCollaboratorNote', { ...of, text: ' \n ' }, chief),
  ).rejects.toMatchObject({ code: 'INVALID_REQUEST', status: 400 });
  const other = await shop.make.organiser({ name: 'Autre' }, 'localhost');
  const stranger = await shop.make.collaborator(other, [...ALL_PERMISSIONS]);
  const unknown = { code: 'COLLABORATOR_NOT_FOUND', status: 404 };
  await expect(
    shop.office('updateCollaboratorNote', { ...of, note: 'x', version: 1, text: 'x' }, stranger),
  ).rejects.toMatchObject(unknown);
  await expect(shop.office('listCollaboratorNotes', of, stranger)).rejects.toMatchObject(unknown);
  await expect(
    shop.office('addCollaboratorNote', { ...of, text: 'x' }, stranger),
  ).rejects.toMatchObject(unknown);
  await expect(
    shop.office('deleteCollaboratorNote', { ...of, note: 'x' }, stranger),
  ).rejects.toMatchObject(unknown);
  expect((await shop.office('listCollaboratorTags', {}, stranger)).tags).toEqual([]);
});
