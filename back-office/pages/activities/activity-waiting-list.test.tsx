import { choose, press, valueOf, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

test.each([
  ['Garder la place pour la personne suivante', 'OFFER', 0],
  ['La commander aussitôt pour la personne qui l’a commandée d’avance, sinon la garder', 'BUY', 1],
] as const)(
  'an activity can, when a place becomes free, “%s”, for some hours',
  async (mode, waiting_list_mode, explained) => {
    api = openOffice({ at: '/activities/new', answers: { createActivity: { cuid: 'new' } } });
    await screen.findByLabelText('Titre (français)');
    write('Titre (français)', 'Cirque');
    expect(screen.queryByLabelText('Garder la place pendant')).toBeNull();
    await choose('Quand une place se libère', mode);
    expect(screen.queryAllByText(/commandée? d’avance/u).length).toBeGreaterThan(explained);
    await choose('Unité', 'heures');
    write('Garder la place pendant', '3');
    expect(valueOf('Garder la place pendant')).toBe('3');
    await press('Créer');
    await waitFor(() =>
      expect(api.calls('createActivity')).toMatchObject([
        { waiting_list_mode, offer_minutes: 180 },
      ]),
    );
  },
);
