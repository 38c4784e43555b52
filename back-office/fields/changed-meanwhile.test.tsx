import { press, readable, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { Refusal } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, NOW, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const hall = { cuid: 'hall', version: 3, name: 'Grande salle', city: 'Ixelles', active: true };

/** Opens a hall that somebody changes before it is saved. */
function openChanged(by_cuid: string) {
  api = openOffice({
    at: '/locations/hall',
    answers: {
      getOfficeLocation: hall,
      updateLocation: () => {
        api.answer({ getOfficeLocation: { ...hall, version: 4, city: 'Uccle' } });
        const at = new Date(NOW - 120_000).toISOString();
        const details = { version: 4, by: 'Zoé Martin', by_cuid, at, fields: 'city' };
        throw new Refusal('CHANGED_MEANWHILE', { details });
      },
    },
  });
}

test.each([
  ['zoe', 'Zoé Martin a changé « Commune » il y a 2 minutes.'],
  ['me', 'Vous avez changé « Commune » dans une autre fenêtre il y a 2 minutes.'],
])('the name of the person who changed a record meanwhile is shown: %s', async (by_cuid, name) => {
  openChanged(by_cuid);
  await screen.findByDisplayValue('Grande salle');
  write('Nom', 'Salle');
  await press('Enregistrer');
  expect(readable((await screen.findByRole('alert')).textContent)).toContain(name);
});

test('a change by somebody else is brought into sight, however long the form is', async () => {
  openChanged('zoe');
  await screen.findByDisplayValue('Grande salle');
  const in_sight = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  write('Nom', 'Salle');
  await press('Enregistrer');
  expect(in_sight.mock.contexts).toContain(await screen.findByRole('alert'));
  in_sight.mockRestore();
});
