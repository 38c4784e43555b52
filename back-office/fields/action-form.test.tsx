import { Refusal, refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  address,
  click,
  closePanel,
  findPanel,
  findRows,
  press,
  readable,
  valueOf,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, NOW, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { answers } from '../data/client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const camp = {
  cuid: 'camp',
  version: 3,
  activity: { cuid: 'circus', title: 'Cirque' },
  location: null,
  start_at: '2026-07-13T07:00:00.000Z',
  price: 12000,
  deposit: 3600,
  capacity: 12,
  registered: 0,
  age_minimum: null,
  age_maximum: null,
  registrations_start_at: null,
  registrations_end_at: null,
  closed: false,
  status: 'OPEN',
  on_site: true,
  used: true,
  dates: [],
} as const;
const row = { ...camp, dates: 1, end_at: camp.start_at };
type More = Parameters<typeof openOffice>[0]['answers'];

const open = (more: More = {}) => {
  api = openOffice({
    at: '/availabilities/camp',
    answers: { getOfficeAvailability: camp, ...more },
  });
  return findPanel('Cirque');
};
/** Opens the same window after a reload, with everything that the browser keeps. */
const reopen = (more: More = {}) => {
  const storages = [localStorage, sessionStorage].map(
    (storage) => [storage, Object.entries(storage)] as const,
  );
  closeOffice(api);
  for (const [storage, entries] of storages)
    for (const [key, value] of entries) storage.setItem(key, String(value));
  return open(more);
};
const QUESTION = /modifications ne sont pas enregistrées/;

/** A server on which Zoé has changed the record since it was read. */
const changedMeanwhile = (theirs: Partial<typeof camp> | object, fields: string) => {
  const now = { ...camp, ...theirs, version: 4 };
  return {
    now,
    updateAvailability: ({ version }: { version: number }) => {
      if (version === 4) return {};
      api.answer({ getOfficeAvailability: now });
      throw new Refusal('CHANGED_MEANWHILE', {
        details: {
          version: 4,
          by: 'Zoé Martin',
          at: new Date(NOW - 120_000).toISOString(),
          fields,
        },
      });
    },
  };
};

describe('a change by somebody else meanwhile', () => {
  test('to another field is shown, and one press saves mine on top', async () => {
    const { updateAvailability } = changedMeanwhile({ price: 9900 }, 'price');
    const panel = await open({ updateAvailability });
    write('Nombre de places', '20', panel);
    await press('Enregistrer', panel);
    const notice = await within(panel).findByRole('alert');
    await waitFor(() => expect(readable(notice.textContent)).toContain('120,00 € → 99,00 €'));
    expect(readable(notice.textContent)).toContain(
      'Zoé Martin a changé « Prix » il y a 2 minutes.',
    );
    expect(valueOf('Nombre de places', panel)).toBe('20');
    await press('Enregistrer mes changements', panel);
    await screen.findByText('Enregistré.');
    expect(api.calls('updateAvailability')).toEqual([
      { availability: 'camp', version: 3, capacity: 20 },
      { availability: 'camp', version: 4, capacity: 20 },
    ]);
    expect(valueOf('Prix', panel)).toBe('99,00');
  });

  test('to the same field shows both values, and lets the user choose', async () => {
    const { updateAvailability } = changedMeanwhile({ price: 9900 }, 'price');
    const panel = await open({ updateAvailability });
    write('Prix', '110', panel);
    write('Nombre de places', '20', panel);
    await press('Enregistrer', panel);
    const their_radio = await within(panel).findByRole('radio', { name: /La sienne : 99,00/ });
    expect(within(panel).getByRole('radio', { name: /Votre valeur : 110,00/ })).toHaveProperty(
      'checked',
      true,
    );
    fireEvent.click(their_radio);
    await press('Enregistrer mes changements', panel);
    await screen.findByText('Enregistré.');
    expect(api.calls('updateAvailability')[1]).toEqual({
      availability: 'camp',
      version: 4,
      capacity: 20,
    });
  });

  test('can be accepted instead of mine', async () => {
    const { updateAvailability } = changedMeanwhile({ price: 9900 }, 'price');
    const panel = await open({ updateAvailability });
    write('Prix', '110', panel);
    await press('Enregistrer', panel);
    await within(panel).findByRole('radio', { name: /La sienne/ });
    await press('Abandonner les miens', panel);
    await waitFor(() => expect(valueOf('Prix', panel)).toBe('99,00'));
    closePanel(panel);
    await waitFor(() => expect(address()).toBe('/availabilities'));
  });

  test('is simply shown when I changed nothing', async () => {
    const panel = await open({ updateAvailability: {} });
    api.answer({ getOfficeAvailability: { ...camp, price: 9900, version: 4 } });
    await act(() => answers.invalidate('getOfficeAvailability'));
    await waitFor(() => expect(valueOf('Prix', panel)).toBe('99,00'));
    closePanel(panel);
    await waitFor(() => expect(address()).toBe('/availabilities'));
  });
});

describe('leaving the form', () => {
  const ways: readonly (readonly [string, (panel: HTMLElement) => unknown])[] = [
    ['the cross', (panel) => closePanel(panel)],
    ['Escape', (panel) => fireEvent.keyDown(panel, { key: 'Escape' })],
    ['the menu', () => click(document.querySelector('nav a[href="/customers"]'))],
    ['another row', () => click(document.querySelector('.office-table tr:nth-child(2) td'))],
    ['the browser’s back', () => history.back()],
  ];
  test.each(ways)('by %s asks once, and stays or leaves', async (_name, leave) => {
    api = openOffice({
      at: '/availabilities',
      answers: {
        getOfficeAvailability: camp,
        listOfficeAvailabilities: { count: 2, data: [row, { ...row, cuid: 'other' }] },
      },
    });
    await findRows();
    await click(document.querySelector('.office-table tbody tr td:nth-child(2)'));
    const panel = await findPanel('Cirque');
    write('Prix', '95', panel);
    await leave(panel);
    expect(await screen.findAllByText(QUESTION)).toHaveLength(1);
    await press('Continuer à modifier');
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
    expect(address()).toBe('/availabilities/camp');
    expect(valueOf('Prix', panel)).toBe('95,00');
    await leave(panel);
    await screen.findByText(QUESTION);
    await press('Quitter sans enregistrer');
    await waitFor(() => expect(address()).not.toBe('/availabilities/camp'));
  });

  test('needs no question when nothing was changed, or after saving', async () => {
    const panel = await open({ updateAvailability: {} });
    write('Prix', '95', panel);
    await press('Enregistrer', panel);
    await screen.findByText('Enregistré.');
    closePanel(panel);
    await waitFor(() => expect(address()).toBe('/availabilities'));
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  test('by a reload makes the browser ask, only with changes', async () => {
    const panel = await open();
    const reload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(reload()).toBe(false);
    write('Prix', '95', panel);
    expect(reload()).toBe(true);
  });
});

describe('unsaved input', () => {
  const OFFER = /aviez commencé/;

  test('is offered and restored when the form is opened again', async () => {
    const first = await open();
    write('Prix', '95', first);
    const panel = await reopen({ updateAvailability: {} });
    expect(valueOf('Prix', panel)).toBe('120,00');
    await within(panel).findByText(OFFER);
    await press('Reprendre', panel);
    expect(valueOf('Prix', panel)).toBe('95,00');
    await press('Enregistrer', panel);
    await screen.findByText('Enregistré.');
    expect(api.calls('updateAvailability')).toEqual([
      { availability: 'camp', version: 3, price: 9500 },
    ]);
    await reopen();
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  test('can be discarded for good', async () => {
    write('Prix', '95', await open());
    const panel = await reopen();
    await press('Écarter', panel);
    expect(valueOf('Prix', panel)).toBe('120,00');
    await reopen();
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  test('is removed when the changes are discarded', async () => {
    const panel = await open();
    write('Prix', '95', panel);
    closePanel(panel);
    await press('Quitter sans enregistrer');
    await waitFor(() => expect(address()).toBe('/availabilities'));
    await reopen();
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  test('still counts as a change to the version read then, so that a later change by somebody else is shown', async () => {
    write('Prix', '95', await open());
    const { updateAvailability, now } = changedMeanwhile({ price: 9900 }, 'price');
    const panel = await reopen({ getOfficeAvailability: now, updateAvailability });
    await press('Reprendre', panel);
    await press('Enregistrer', panel);
    await within(panel).findByRole('radio', { name: /La sienne : 99,00/ });
    expect(api.calls('updateAvailability')[0]).toMatchObject({ version: 3, price: 9500 });
  });

  test('about a family stays in the window', async () => {
    api = openOffice({
      at: '/participants/lea',
      answers: {
        getOfficeParticipant: {
          cuid: 'lea',
          version: 1,
          firstname: 'Léa',
          lastname: 'Dubois',
          birthdate: '2017-05-04',
        },
      },
    });
    const panel = await findPanel('Léa Dubois');
    write('Prénom', 'Lou', panel);
    const holdsName = (storage: Storage) => JSON.stringify(Object.entries(storage)).includes('Lou');
    expect([holdsName(sessionStorage), holdsName(localStorage)]).toEqual([true, false]);
  });

  test('for a password is never kept', async () => {
    api = openOffice({ at: '/account' });
    const field = await waitFor(() => screen.getByLabelText('Mot de passe actuel'));
    fireEvent.change(field, { target: { value: 'une phrase secrète' } });
    const all = JSON.stringify(
      [localStorage, sessionStorage].map((storage) => Object.entries(storage)),
    );
    expect(all).not.toContain('secrète');
  });
});

describe('a session that expires in the middle of a form', () => {
  const zoe = {
    collaborator: {
      cuid: 'zoe',
      firstname: 'Zoé',
      email: 'zoe@maison.test',
      permissions: ['availabilities.read', 'availabilities.update'],
      language: 'fr',
    },
    organiser: { name: 'Maison', timezone: 'Europe/Brussels', currency: 'EUR', language: 'fr' },
  } as const;

  const openUntilItEnds = async (next: string = 'zoe') => {
    let who: string | null = 'zoe';
    const session = () =>
      who === null
        ? { collaborator: null, organiser: null }
        : { ...zoe, collaborator: { ...zoe.collaborator, cuid: who } };
    const panel = await open({
      getOfficeSession: session,
      updateAvailability: () => (who === null ? refuse('NOT_SIGNED_IN') : {}),
      signInCollaborator: () => {
        who = next;
        return { signed_in: true };
      },
    });
    write('Prix', '95', panel);
    who = null;
    await press('Enregistrer', panel);
    return panel;
  };
  const signIn = async () => {
    const dialog = await findPanel('Votre session est terminée');
    expect(valueOf('Adresse e-mail', dialog)).toBe('zoe@maison.test');
    write('Mot de passe', 'une phrase secrète', dialog);
    await press('Se connecter', dialog);
  };

  test('loses nothing: after signing in over the page, the save continues', async () => {
    const panel = await openUntilItEnds();
    await signIn();
    await screen.findByText('Enregistré.');
    expect(api.calls('updateAvailability')).toEqual([
      { availability: 'camp', version: 3, price: 9500 },
      { availability: 'camp', version: 3, price: 9500 },
    ]);
    expect(panel.isConnected).toBe(true);
  });

  test('when the user declines to sign in, keeps the input and says why it is not saved', async () => {
    const panel = await openUntilItEnds();
    await findPanel('Votre session est terminée');
    await press('Pas maintenant');
    await within(panel).findByRole('alert');
    expect(valueOf('Prix', panel)).toBe('95,00');
  });

  test('when somebody else signs in, sends and shows nothing of it', async () => {
    await openUntilItEnds('tom');
    await signIn();
    const panel = await waitFor(async () => {
      const again = await findPanel('Cirque');
      expect(valueOf('Prix', again)).toBe('120,00');
      return again;
    });
    expect(api.calls('updateAvailability')).toHaveLength(1);
    expect(within(panel).queryByText(/aviez commencé/)).toBeNull();
  });
});

describe('errors', () => {
  test('about a field are shown beside it, and nowhere else', async () => {
    const panel = await open({
      updateAvailability: () => refuse('INVALID_REQUEST', { deposit: 'INVALID' }),
    });
    write('Acompte', '500', panel);
    await press('Enregistrer', panel);
    await waitFor(() => expect(wrongWith('Acompte', panel)).not.toBe(''));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('about no field are shown in the panel', async () => {
    const panel = await open({ updateAvailability: () => refuse('AVAILABILITY_NOT_FOUND') });
    write('Prix', '95', panel);
    await press('Enregistrer', panel);
    const alert = await within(panel).findByRole('alert');
    expect(readable(alert.textContent)).not.toBe('');
    expect(valueOf('Prix', panel)).toBe('95,00');
  });

  test('while offline say that one is offline, and lose nothing', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const panel = await open({ updateAvailability: {} });
    write('Prix', '95', panel);
    api.disconnect();
    await press('Enregistrer', panel);
    const alert = await within(panel).findByRole('alert');
    expect(readable(alert.textContent)).toContain('Vous êtes hors ligne');
    expect(valueOf('Prix', panel)).toBe('95,00');
    online.mockRestore();
  });

  test('without an answer say that nothing is lost, and keep the input', async () => {
    const panel = await open({ updateAvailability: {} });
    write('Prix', '95', panel);
    api.disconnect();
    await press('Enregistrer', panel);
    const alert = await within(panel).findByRole('alert');
    expect(readable(alert.textContent)).toContain('Rien n’est perdu');
    api.answer({});
    await press('Enregistrer', panel);
    await screen.findByText('Enregistré.');
    expect(within(panel).queryByText(/Rien n’est perdu/u)).toBeNull();
  });
});
