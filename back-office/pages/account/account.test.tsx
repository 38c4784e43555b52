import { answer, press, readable, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, NOW, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const at = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const here = {
  cuid: 'here',
  browser: 'Firefox',
  system: 'Linux',
  network: '192.0.2.x',
  created_at: at(50),
  seen_at: at(0),
  current: true,
} as const;
const other_session = {
  ...here,
  cuid: 'there',
  browser: '',
  system: '',
  network: '',
  seen_at: at(20),
  current: false,
} as const;

describe('own sessions', () => {
  test('are described in plain words, and the current one cannot be ended here', async () => {
    api = openOffice({
      at: '/account',
      answers: { listOwnSessions: { data: [here, other_session] }, endOwnSession: {} },
    });
    await screen.findByText('Firefox sur Linux');
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => readable(textContent));
    expect(lines).toEqual([
      'Firefox sur Linuxutilisée à l’instant · ouverte il y a 50 minutes · réseau 192.0.2.xCet appareil',
      'Navigateur inconnuutilisée il y a 20 minutes · ouverte il y a 50 minutesFermer',
    ]);
    await press('Fermer la session : Navigateur inconnu');
    await waitFor(() => expect(api.calls('endOwnSession')).toEqual([{ session: 'there' }]));
  });

  test('all others are ended after confirmation; without any other this is not offered', async () => {
    api = openOffice({
      at: '/account',
      answers: { listOwnSessions: { data: [here, other_session] }, endOtherSessions: {} },
    });
    await screen.findByText('Firefox sur Linux');
    await press('Fermer toutes les autres');
    expect(api.calls('endOtherSessions')).toEqual([]);
    api.answer({ listOwnSessions: { data: [here] } });
    await answer('Fermer toutes les autres', 'Fermer toutes les autres');
    await waitFor(() => expect(api.calls('endOtherSessions')).toEqual([{}]));
    await waitFor(() => expect(screen.queryByText('Fermer toutes les autres')).toBeNull());
  });

  test('ending one that has already ended says that it has', async () => {
    api = openOffice({
      at: '/account',
      answers: {
        listOwnSessions: { data: [here, other_session] },
        endOwnSession: () => refuse('SESSION_NOT_FOUND'),
      },
    });
    await screen.findByText('Firefox sur Linux');
    await press('Fermer la session : Navigateur inconnu');
    expect(await screen.findByText('Cette session est déjà terminée.')).toBeTruthy();
  });
});

const organiser = { name: 'Maison', timezone: 'Europe/Brussels', currency: 'EUR' } as const;
const person = { firstname: 'Zoé', permissions: [], language: 'fr' } as const;
const TEN = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-DDD${index}`);

test('the e-mails about new registrations are switched off by whoever gets them', async () => {
  let registration_mails = true;
  api = openOffice({
    at: '/account',
    answers: {
      getOfficeSession: () => ({ organiser, collaborator: { ...person, registration_mails } }),
      updateOwnRegistrationMails: () => {
        registration_mails = false;
        return {};
      },
    },
  });
  const name = /sur.les.nouvelles.inscriptions/;
  const first = await screen.findByLabelText<HTMLInputElement>(name);
  expect(first.checked).toBe(true);
  first.click();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(name).checked).toBe(false));
  expect(api.calls('updateOwnRegistrationMails')).toEqual([{ registration_mails: false }]);
});

describe('the second factor', () => {
  test('is set up with an app, and its recovery codes are shown until they are saved', async () => {
    let second_factor = false;
    api = openOffice({
      at: '/account',
      answers: {
        getOfficeSession: () => ({
          organiser,
          collaborator: {
            ...person,
            second_factor,
            authenticator_app: second_factor,
            recovery_codes: second_factor ? 10 : null,
          },
        }),
        startSecondFactor: { secret: 'GEZDGNBV', uri: '', qr: '<svg/>' },
        enableSecondFactor: () => {
          second_factor = true;
          return { recovery_codes: TEN };
        },
      },
    });
    await press('Activer');
    await screen.findByText('GEZDGNBV');
    write('Confirmer', '123456');
    await press('Confirmer');
    await screen.findByText('Gardez ces codes de secours');
    for (const code of TEN) expect(screen.getByText(code)).toBeTruthy();
    await press('Je les ai gardés');
    await screen.findByText('Il vous reste 10 codes de secours.');
    expect(screen.queryByText('AAAA-BBBB-CCCC-DDD0')).toBeNull();
  });

  test('warns when two recovery codes are left, and creates new ones after confirmation', async () => {
    api = openOffice({
      at: '/account',
      answers: {
        getOfficeSession: {
          organiser,
          collaborator: { ...person, second_factor: true, recovery_codes: 2 },
        },
        renewRecoveryCodes: { recovery_codes: TEN },
      },
    });
    const warning = await screen.findByRole('alert');
    expect(readable(warning.textContent)).toBe(
      'Il vous reste 2 codes de secours. Faites-en de nouveaux avant d’en manquer.',
    );
    await press('Faire de nouveaux codes');
    expect(api.calls('renewRecoveryCodes')).toEqual([]);
    await answer('Faire de nouveaux codes', 'Faire de nouveaux codes');
    await screen.findByText('AAAA-BBBB-CCCC-DDD9');
  });

  test('cannot be disabled where the organiser requires it', async () => {
    api = openOffice({
      at: '/account',
      answers: {
        getOfficeSession: {
          organiser,
          collaborator: { ...person, second_factor: true, wants_second_factor: true },
        },
      },
    });
    await screen.findByText('Faire de nouveaux codes');
    expect(screen.queryByText('Désactiver')).toBeNull();
  });
});

describe('passkeys', () => {
  const phone = {
    cuid: 'phone',
    name: 'Mon téléphone',
    host: 'bureau.maison.test',
    created_at: at(50),
    used_at: null,
  } as const;

  test('are listed, and removed after confirmation', async () => {
    api = openOffice({
      at: '/account',
      answers: {
        listPasskeys: { data: [phone, { ...phone, cuid: 'key', name: 'Clé', used_at: at(5) }] },
        removePasskey: {},
      },
    });
    await screen.findByText('Mon téléphone');
    screen.getByText('jamais utilisée · ajoutée il y a 50 minutes · bureau.maison.test');
    screen.getByText(/^utilisée il y a 5 minutes/);
    await press('Supprimer la clé : Mon téléphone');
    expect(api.calls('removePasskey')).toEqual([]);
    await answer('Supprimer', 'Supprimer');
    await waitFor(() => expect(api.calls('removePasskey')).toEqual([{ passkey: 'phone' }]));
  });

  test('are not offered by a browser without support', async () => {
    api = openOffice({ at: '/account' });
    await screen.findByText('Aucune clé d’accès pour le moment.');
    expect(screen.queryByText('Ajouter une clé d’accès')).toBeNull();
  });

  test('are not sent when the user cancels', async () => {
    // a browser that supports keys, without a device that holds one
    vi.stubGlobal('PublicKeyCredential', Object);
    api = openOffice({
      at: '/account',
      answers: { startPasskey: { options: { challenge: 'AAAA', user: { id: 'AAAA' } } } },
    });
    await press('Ajouter une clé d’accès');
    expect(
      await screen.findByText('La clé d’accès n’a pas été créée. Vous pouvez recommencer.'),
    ).toBeTruthy();
    expect(api.calls('addPasskey')).toEqual([]);
  });
});
