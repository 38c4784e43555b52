import { choose, press, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

test('an activity sets who can leave dates out, the price of the others, and a fee', async () => {
  api = openOffice({ at: '/activities/new', answers: { createActivity: { cuid: 'new' } } });
  await screen.findByLabelText('Titre (français)');
  write('Titre (français)', 'Cirque');
  await choose('Qui peut ne prendre que certaines dates', 'Les membres');
  await choose('Prix de certaines dates', 'La part des dates choisies');
  await choose('Quand la famille laisse de côté des dates encore libres', 'Un supplément');
  write('Montant par place', '7,50');
  await press('Créer');
  await waitFor(() => expect(api.calls('createActivity')).toHaveLength(1));
  expect(api.calls('createActivity')[0]).toMatchObject({
    partial_registrations: 'MEMBERS',
    partial_price: 'BY_DATES',
    partial_fee: 750,
    partial_discount: 0,
  });
});
