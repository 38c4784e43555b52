import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  actionsIn,
  address,
  findPanel,
  press,
  readable,
  valueOf,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const courts = {
  cuid: 'courts',
  name: { fr: 'Terrains', en: 'Courts' },
  order: 0,
  resources: 2,
} as const;

const open = async (
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at: '/resource-groups/courts',
    answers: { getResourceGroup: courts, ...more },
    ...(may === undefined ? {} : { may }),
  });
  return findPanel('Terrains');
};

test('an empty list says what a group is for', async () => {
  api = openOffice({ at: '/resource-groups', answers: {} });
  expect(await screen.findByText(/Un groupe rassemble des salles ou du matériel/)).toBeTruthy();
});

test('is created with its name in both languages', async () => {
  api = openOffice({
    at: '/resource-groups/new',
    answers: { createResourceGroup: { cuid: 'courts' } },
  });
  const panel = await findPanel('Nouveau groupe de salles');
  write('Nom (français)', 'Terrains', panel);
  write('Nom (anglais)', 'Courts', panel);
  await press('Créer', panel);
  await waitFor(() => expect(address()).toBe('/resource-groups'));
  expect(api.calls('createResourceGroup')).toEqual([
    { name: { fr: 'Terrains', en: 'Courts' }, order: 0 },
  ]);
});

test('says how many resources it has, and sends only the changed field', async () => {
  const panel = await open({ updateResourceGroup: {} });
  expect(readable(panel.textContent)).toContain('2 salles ou matériels dans ce groupe');
  write('Ordre d’affichage', '3', panel);
  await press('Enregistrer', panel);
  await waitFor(() => expect(address()).toBe('/resource-groups'));
  expect(api.calls('updateResourceGroup')).toEqual([
    { resource_group: 'courts', version: 1, order: 3 },
  ]);
});

test('is deleted and restored', async () => {
  const panel = await open({ deleteResourceGroup: { removal: 'r1' }, restoreRemoval: {} });
  await press('Supprimer', panel);
  await screen.findByRole('button', { name: /^Annuler/ });
  expect(api.calls('deleteResourceGroup')).toEqual([{ resource_group: 'courts' }]);
  await press('Annuler : Groupe de salles supprimé.');
  await waitFor(() => expect(api.calls('restoreRemoval')).toEqual([{ removal: 'r1' }]));
});

test('a refusal keeps the panel open and what was typed', async () => {
  const panel = await open({ updateResourceGroup: () => refuse('RESOURCE_GROUP_NOT_FOUND') });
  write('Nom (français)', 'Courts', panel);
  await press('Enregistrer', panel);
  await within(panel).findByRole('alert');
  expect(valueOf('Nom (français)', panel)).toBe('Courts');
});

test('is read-only without the right to change it', async () => {
  const panel = await open({}, ['resource-groups.read']);
  expect(panel.querySelector('fieldset')?.disabled).toBe(true);
  expect(actionsIn(panel)).toEqual(['Fermer']);
});
