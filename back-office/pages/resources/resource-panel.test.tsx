import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  actionsIn,
  address,
  choose,
  findPanel,
  press,
  valueOf,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const court = {
  cuid: 'court',
  name: { fr: 'Court 1', en: 'Court one' },
  description: { fr: '', en: '' },
  location: null,
  configuration: 'courts',
  groups: [{ cuid: 'outside', name: 'En plein air' }],
  published: true,
  order: 0,
  images: [],
} as const;

const open = async (
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at: '/resources/court',
    answers: {
      getOfficeResource: court,
      getBookingConfiguration: {
        cuid: 'courts',
        name: 'Terrains',
        prices: [{ duration: 3_600, amount: 1_800 }],
      },
      ...more,
    },
    ...(may === undefined ? {} : { may }),
  });
  return findPanel('Court 1');
};

test('shows its booking configuration, and sends only changes', async () => {
  const panel = await open({ updateResource: {} });
  await within(panel).findByDisplayValue('Terrains');
  write('Nom (français)', 'Court central', panel);
  await press('Enregistrer', panel);
  await waitFor(() => expect(address()).toBe('/resources'));
  expect(api.calls('updateResource')).toEqual([
    { resource: 'court', version: 1, name: { fr: 'Court central', en: 'Court one' } },
  ]);
});

test('is added to a group, and removed from another', async () => {
  const groups = [
    { cuid: 'outside', name: 'En plein air' },
    { cuid: 'clay', name: 'Terre battue' },
  ];
  const panel = await open({
    listResourceGroups: { data: groups, count: 2 },
    updateResource: {},
  });
  await choose('Groupes', 'Terre battue', panel);
  await press('Supprimer, En plein air', panel);
  await press('Enregistrer', panel);
  await waitFor(() => expect(api.calls('updateResource')).toHaveLength(1));
  expect(api.calls('updateResource')).toEqual([
    { resource: 'court', version: 1, groups: ['clay'] },
  ]);
});

test('can be deleted and restored', async () => {
  const panel = await open({ deleteResource: { removal: 'r1' }, restoreRemoval: {} });
  await press('Supprimer', panel);
  await screen.findByRole('button', { name: /^Annuler/ });
  expect(api.calls('deleteResource')).toEqual([{ resource: 'court' }]);
  await press('Annuler : Salle ou matériel supprimé.');
  await waitFor(() => expect(api.calls('restoreRemoval')).toEqual([{ removal: 'r1' }]));
});

test('a new one without a booking configuration is refused at its field', async () => {
  api = openOffice({ at: '/resources/new', answers: { createResource: { cuid: 'new' } } });
  const panel = await findPanel('Nouvelle salle ou nouveau matériel');
  write('Nom (français)', 'Salle', panel);
  await press('Créer', panel);
  await within(panel).findByText(/./, { selector: '[class*="error"]' });
  expect(api.calls('createResource')).toEqual([]);
});

test('after a refusal the panel stays open, with the input', async () => {
  const panel = await open({ updateResource: () => refuse('RESOURCE_NOT_FOUND') });
  write('Nom (français)', 'Court central', panel);
  await press('Enregistrer', panel);
  await within(panel).findByRole('alert');
  expect(valueOf('Nom (français)', panel)).toBe('Court central');
});

test('without the right to change it, nothing can be changed', async () => {
  const panel = await open({}, ['resources.read', 'booking-configurations.read']);
  expect(panel.querySelector('fieldset')?.disabled).toBe(true);
  expect(actionsIn(panel)).toEqual(['Fermer']);
});
