import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  address,
  andWait,
  click,
  findField,
  press,
  readable,
  valueOf,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const menu = () =>
  [...document.querySelectorAll('nav[aria-label=Menu] a')].map((link) => [
    readable(link.querySelector('.name')?.textContent ?? null),
    link.getAttribute('href'),
  ]);

describe('the menu', () => {
  test('contains only permitted pages, and its first page is home', async () => {
    api = openOffice({ at: '/', may: ['locations.read', 'customers.read'] });
    await screen.findByRole('heading', { name: 'Lieux' });
    expect(address()).toBe('/locations');
    expect(menu()).toEqual([
      ['Programme', '/locations'],
      ['Familles', '/customers'],
    ]);
  });

  test('shows the pages of the current area, and of no other', async () => {
    const may = ['locations.read', 'categories.read', 'customers.read'] as const;
    api = openOffice({ at: '/locations', may });
    await screen.findByRole('heading', { name: 'Lieux' });
    expect(menu()).toEqual([
      ['Programme', '/categories'],
      ['Catégories', '/categories'],
      ['Lieux', '/locations'],
      ['Familles', '/customers'],
    ]);
    const here = document.querySelectorAll('nav[aria-label=Menu] [aria-current=page]');
    expect([...here].map((link) => link.getAttribute('href'))).toEqual(['/locations']);
  });

  test('is empty without any right, and the page says whom to ask', async () => {
    api = openOffice({ at: '/', may: [] });
    expect(await screen.findByText('Vous n’avez pas accès à cette page')).toBeTruthy();
    expect(menu()).toEqual([]);
  });

  test('leads home from a page without the right, which requests nothing', async () => {
    api = openOffice({ at: '/payments', may: ['locations.read'] });
    await screen.findByText('Vous n’avez pas accès à cette page');
    expect(api.calls('listOfficePayments')).toEqual([]);
    await click(screen.getByText('Retour à l’accueil'));
    await screen.findByRole('heading', { name: 'Lieux' });
  });

  test('is shown with an explanation at an unknown address', async () => {
    api = openOffice({ at: '/nowhere' });
    expect(await screen.findByText('Cette page n’existe pas')).toBeTruthy();
  });

  test('is shown under a notice on every page while payments are in test mode', async () => {
    api = openOffice({
      at: '/locations',
      answers: {
        getOfficeSession: {
          collaborator: { firstname: 'Zoé', permissions: ['locations.read'], language: 'fr' },
          organiser: { timezone: 'Europe/Brussels', currency: 'EUR', test_mode: true },
        },
      },
    });
    expect(await screen.findByText(/^Mode test : les paiements/)).toBeTruthy();
  });
});

describe('keyboard shortcuts', () => {
  test('g and a letter open a page, but not without the right to it', async () => {
    api = openOffice({ at: '/locations', may: ['locations.read', 'customers.read'] });
    await screen.findByRole('heading', { name: 'Lieux' });
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key: 'm' });
    expect(address()).toBe('/locations');
    fireEvent.keyDown(document.body, { key: 'g' });
    await act(async () => fireEvent.keyDown(document.body, { key: 'f' }));
    await screen.findByRole('heading', { name: 'Familles' });
  });

  test('letters with a control key are left to the browser', async () => {
    api = openOffice({ at: '/locations' });
    await screen.findByRole('heading', { name: 'Lieux' });
    fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
    expect(address()).toBe('/locations');
  });
});

describe('the session', () => {
  test('after it has ended, shows the sign-in page at the same address', async () => {
    let has_ended = false;
    api = openOffice({
      at: '/locations',
      answers: {
        listOfficeLocations: () => (has_ended ? refuse('NOT_SIGNED_IN') : { count: 0, data: [] }),
        getOfficeSession: () =>
          has_ended
            ? { collaborator: null, organiser: null }
            : {
                collaborator: { firstname: 'Zoé', permissions: ['locations.read'], language: 'fr' },
                organiser: { timezone: 'Europe/Brussels', currency: 'EUR' },
              },
      },
    });
    await screen.findByText('Rien à afficher pour le moment.');
    has_ended = true;
    await andWait(400, () => write('Rechercher', 'salle'));
    await findField('Adresse e-mail');
    expect(address()).toBe('/locations?search=salle');
  });

  test('that could not be read shows an error', async () => {
    api = openOffice({ at: '/locations', answers: { getOfficeSession: () => refuse('BUSY') } });
    await andWait(8_000, () => {});
    expect(await screen.findByText('Un problème est survenu')).toBeTruthy();
  });

  test('ends with one press, and nothing of it stays', async () => {
    let signedIn = true;
    api = openOffice({
      at: '/locations',
      answers: {
        getOfficeSession: () =>
          signedIn
            ? {
                collaborator: { firstname: 'Zoé', permissions: ['locations.read'], language: 'fr' },
                organiser: { timezone: 'Europe/Brussels', currency: 'EUR' },
              }
            : { collaborator: null, organiser: null },
        signOutCollaborator: () => {
          signedIn = false;
          return {};
        },
      },
    });
    await screen.findByRole('heading', { name: 'Lieux' });
    await click(document.querySelector('.office-account'));
    await click(await screen.findByText('Se déconnecter'));
    await findField('Adresse e-mail');
    expect(api.calls('signOutCollaborator')).toHaveLength(1);
    // no component is left that reads them
    expect(api.calls('listOfficeLocations')).toHaveLength(1);
  });
});

describe('the language', () => {
  test('can be changed, for the collaborator and for all answers of the server', async () => {
    api = openOffice({ at: '/locations', answers: { updateOwnLanguage: {} } });
    await screen.findByRole('heading', { name: 'Lieux' });
    await click(document.querySelector('.office-account'));
    await click(await screen.findByText('English'));
    expect(await screen.findByRole('heading', { name: 'Locations' })).toBeTruthy();
    expect(api.calls('updateOwnLanguage')).toEqual([{ language: 'en' }]);
    expect(document.documentElement.lang).toBe('en');
  });
});

describe('the user’s account', () => {
  const open = (more: Parameters<typeof openOffice>[0]['answers'] = {}) => {
    api = openOffice({ at: '/account', answers: more });
    return findField('Mot de passe actuel');
  };

  test('changes the password and empties the fields', async () => {
    await open({ updateOwnPassword: {} });
    write('Mot de passe actuel', 'une phrase secrète');
    write('Nouveau mot de passe', 'une phrase plus longue');
    await press('Changer le mot de passe');
    await screen.findByText(/^Mot de passe changé/);
    expect([valueOf('Mot de passe actuel'), valueOf('Nouveau mot de passe')]).toEqual(['', '']);
  });

  test('a wrong password is reported at its field', async () => {
    await open({
      updateOwnPassword: () => refuse('INVALID_REQUEST', { current_password: 'WRONG_PASSWORD' }),
    });
    write('Mot de passe actuel', 'faux');
    write('Nouveau mot de passe', 'une phrase plus longue');
    await press('Changer le mot de passe');
    await waitFor(() => expect(wrongWith('Mot de passe actuel')).not.toBe(''));
  });

  test('the second factor is enabled with a code, and its key can be copied by hand', async () => {
    await open({
      startSecondFactor: { secret: 'JBSWY3DP', qr: '<svg/>' },
      enableSecondFactor: {},
    });
    await press('Activer');
    expect(await screen.findByText('JBSWY3DP')).toBeTruthy();
    write('Confirmer', '123 456');
    await press('Confirmer');
    await act(async () => {});
    await waitFor(() =>
      expect(api.calls('enableSecondFactor')).toMatchObject([{ secret: 'JBSWY3DP' }]),
    );
    expect(await screen.findByText('La double vérification est activée.')).toBeTruthy();
  });
});
