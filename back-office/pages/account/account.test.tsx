import { press, answer, readable } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, NOW, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

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
const there = {
  ...here,
  cuid: 'there',
  browser: '',
  system: '',
  network: '',
  seen_at: at(20),
  current: false,
} as const;

describe('own sessions', () => {
  test('are told in plain words, and the present one cannot be ended here', async () => {
    api = openOffice({
      at: '/account',
      answers: { listOwnSessions: { data: [here, there] }, endOwnSession: {} },
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

  test('all others are ended once it is confirmed; where there is no other nothing offers it', async () => {
    api = openOffice({
      at: '/account',
      answers: { listOwnSessions: { data: [here, there] }, endOtherSessions: {} },
    });
    await screen.findByText('Firefox sur Linux');
    await press('Fermer toutes les autres');
    expect(api.calls('endOtherSessions')).toEqual([]);
    api.answer({ listOwnSessions: { data: [here] } });
    await answer('Fermer toutes les autres', 'Fermer toutes les autres');
    await waitFor(() => expect(api.calls('endOtherSessions')).toEqual([{}]));
    await waitFor(() => expect(screen.queryByText('Fermer toutes les autres')).toBeNull());
  });

  test('one that is over already says so', async () => {
    api = openOffice({
      at: '/account',
      answers: {
        listOwnSessions: { data: [here, there] },
        endOwnSession: () => refuse('SESSION_NOT_FOUND'),
      },
    });
    await screen.findByText('Firefox sur Linux');
    await press('Fermer la session : Navigateur inconnu');
    expect(await screen.findByText('Cette session est déjà terminée.')).toBeTruthy();
  });
});
