import {
  actionsIn,
  address,
  answer,
  findPanel,
  press,
  readable,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { zoe } from '@ribambelle/testing/office/zoe.ts';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const open = async (
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  { cuid = 'zoe', ...input }: Partial<Parameters<typeof openOffice>[0]> & { cuid?: string } = {},
) => {
  const answers = { getCollaborator: { ...zoe, cuid }, ...more };
  api = openOffice({ at: `/collaborators/${cuid}`, ...input, answers });
  return findPanel('Zoé Maes');
};

test('a collaborator is deleted after a question that says what stays', async () => {
  await press('Supprimer', await open({ deleteCollaborator: { message: null } }));
  const question = await findPanel('Supprimer Zoé Maes ?');
  expect(readable(question.textContent)).toContain('Zoé');
  expect(api.calls('deleteCollaborator')).toEqual([]);
  await answer('Supprimer Zoé Maes ?', 'Supprimer');
  await waitFor(() => expect(api.calls('deleteCollaborator')).toEqual([{ collaborator: 'zoe' }]));
  await screen.findByText('Collaborateur supprimé.');
  await waitFor(() => expect(address()).toBe('/collaborators'));
});

test('cancelling deletes nobody, and the last administrator cannot be deleted, with the reason', async () => {
  await press('Supprimer', await open({ deleteCollaborator: () => refuse('LAST_ADMINISTRATOR') }));
  await answer('Supprimer Zoé Maes ?', 'Annuler');
  expect(api.calls('deleteCollaborator')).toEqual([]);
  await press('Supprimer', await findPanel('Zoé Maes'));
  await answer('Supprimer Zoé Maes ?', 'Supprimer');
  await screen.findByText(/dernière personne qui peut encore donner ces droits/u);
  expect(address()).toBe('/collaborators/zoe');
});

test('nobody can delete themselves; without the right nobody can be deleted', async () => {
  expect(actionsIn(await open({}, { cuid: 'me' }))).not.toContain('Supprimer');
  closeOffice(api);
  const may = ['collaborators.read', 'collaborators.update'] as const;
  expect(actionsIn(await open({}, { may }))).not.toContain('Supprimer');
});
