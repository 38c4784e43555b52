import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  actionsIn,
  address,
  findField,
  findPanel,
  isTicked,
  press,
  readable,
  tick,
  valueOf,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const hall = {
  cuid: 'hall',
  name: 'Grande salle',
  title: { fr: 'La grande salle', en: '' },
  street: 'Rue Haute',
  number: '3',
  postcode: '1000',
  city: 'Bruxelles',
  active: true,
  availabilities: 0,
} as const;

const open = async (
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at: '/locations/hall?search=salle',
    answers: { getOfficeLocation: hall, ...more },
    ...(may === undefined ? {} : { may }),
  });
  return findPanel('Grande salle');
};

describe('a new location', () => {
  test('is created with its name in both languages, and the list is shown again', async () => {
    api = openOffice({ at: '/locations/new', answers: { createLocation: { cuid: 'attic' } } });
    const panel = await findPanel('Nouveau lieu');
    await findField('Nom', panel);
    write('Nom', 'Grenier', panel);
    write('Nom affiché aux familles (français)', 'Le grenier', panel);
    write('Nom affiché aux familles (anglais)', 'The attic', panel);
    write('Commune', 'Ixelles', panel);
    expect(isTicked(/^Actif/, panel)).toBe(true);
    await press('Créer', panel);
    await waitFor(() => expect(address()).toBe('/locations'));
    expect(api.calls('createLocation')).toEqual([
      {
        name: 'Grenier',
        title: { fr: 'Le grenier', en: 'The attic' },
        street: '',
        number: '',
        postcode: '',
        city: 'Ixelles',
        active: true,
      },
    ]);
  });

  test('is refused without a name, at the field, in the reader’s language', async () => {
    api = openOffice({ at: '/locations/new', language: 'en', answers: { createLocation: {} } });
    const panel = await findPanel('New location');
    await press('Create', panel);
    await waitFor(() => expect(wrongWith('Name', panel)).not.toBe(''));
    expect(api.calls('createLocation')).toEqual([]);
    expect(address()).toBe('/locations/new');
  });
});

describe('a location', () => {
  test('sends only the changed fields', async () => {
    const panel = await open({ updateLocation: {} });
    expect(valueOf('Rue', panel)).toBe('Rue Haute');
    expect(panel.textContent).toContain('Aucune date n’a lieu ici');
    write('Numéro', '5 bis', panel);
    tick(/^Actif/, panel);
    await press('Enregistrer', panel);
    await waitFor(() => expect(address()).toBe('/locations?search=salle'));
    expect(api.calls('updateLocation')).toEqual([
      { location: 'hall', version: 1, number: '5 bis', active: false },
    ]);
  });

  test('a refusal keeps the panel open and what was typed', async () => {
    const panel = await open({
      updateLocation: () => refuse('LOCATION_NOT_FOUND'),
    });
    write('Commune', 'Ixelles', panel);
    await press('Enregistrer', panel);
    await within(panel).findByRole('alert');
    expect(valueOf('Commune', panel)).toBe('Ixelles');
    expect(address()).toBe('/locations/hall?search=salle');
  });

  test('shows the error of a field that the form does not have', async () => {
    const panel = await open({
      updateLocation: () => refuse('INVALID_REQUEST', { somewhere: 'INVALID' }),
    });
    await press('Enregistrer', panel);
    expect(await within(panel).findByRole('alert')).toBeTruthy();
  });

  test('is deleted when nothing uses it, and restored by a button that names the removal', async () => {
    const panel = await open({ deleteLocation: { removal: 'r1' }, restoreRemoval: {} });
    await press('Supprimer', panel);
    const undo = await screen.findByRole('button', { name: 'Annuler : Lieu supprimé.' });
    expect(readable(undo.closest('[role=status]')?.textContent ?? '')).toContain(
      'Lieu supprimé.Annuler10 s',
    );
    expect(api.calls('deleteLocation')).toEqual([{ location: 'hall' }]);
    expect(address()).toBe('/locations?search=salle');
    const read = api.calls('listOfficeLocations').length;
    await press('Annuler : Lieu supprimé.');
    await screen.findByText('C’est rétabli.');
    expect(api.calls('restoreRemoval')).toEqual([{ removal: 'r1' }]);
    expect(api.calls('listOfficeLocations').length).toBeGreaterThan(read);
    expect(screen.queryByRole('button', { name: /^Annuler/ })).toBeNull();
  });

  test('is restored with Ctrl+Z, but not while a field has the focus', async () => {
    const panel = await open({ deleteLocation: { removal: 'r1' }, restoreRemoval: {} });
    await press('Supprimer', panel);
    await screen.findByRole('button', { name: 'Annuler : Lieu supprimé.' });
    const field = document.querySelector('input') ?? document.body;
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    expect(api.calls('restoreRemoval')).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(api.calls('restoreRemoval')).toHaveLength(1));
  });

  test('says why it cannot be restored', async () => {
    const panel = await open({
      deleteLocation: { removal: 'r1' },
      restoreRemoval: () => refuse('REMOVAL_NOT_RESTORABLE'),
    });
    await press('Supprimer', panel);
    await press('Annuler : Lieu supprimé.');
    expect(await screen.findByText(/Impossible de revenir en arrière/)).toBeTruthy();
  });

  test('cannot be deleted while dates take place there, and says how many', async () => {
    const panel = await open({ getOfficeLocation: { ...hall, availabilities: 4 } });
    expect(actionsIn(panel)).toEqual(['Fermer', 'Enregistrer']);
    expect(readable(panel.textContent)).toContain('4 dates ont lieu ici');
  });

  test('is read-only without the right to change it', async () => {
    const panel = await open({}, ['locations.read']);
    expect(actionsIn(panel)).toEqual(['Fermer']);
    expect(panel.querySelector('fieldset')?.disabled).toBe(true);
  });

  test('its panel has a name, and the list beside it stays usable', async () => {
    const panel = await open();
    expect(panel.getAttribute('aria-modal')).toBe('false');
  });
});
