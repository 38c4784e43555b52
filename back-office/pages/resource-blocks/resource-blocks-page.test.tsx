import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  address,
  findField,
  findPanel,
  findRows,
  press,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { seeOnAPhone } from '@ribambelle/testing/office/narrow-screens.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const block = {
  cuid: 'cblock',
  reason: 'Tournoi du quartier',
  first_day: '2026-07-10',
  last_day: '2026-07-12',
  hours: { opens: '09:00', closes: '12:00' },
  weekdays: [5, 6],
  resources: [{ cuid: 'court-1', name: 'Court 1' }],
  created_by: 'Marie Delcourt',
};

const open = (at: string) => {
  api = openOffice({
    at,
    answers: {
      listResourceBlocks: { data: [block], count: 1 },
      getResourceBlock: block,
      listOfficeResources: { data: [{ cuid: 'court-1', name: 'Court 1' }], count: 1 },
      createResourceBlock: { cuid: 'cblock' },
      deleteResourceBlock: { message: null, removal: 'cremoval' },
      restoreRemoval: { message: null },
    },
  });
};

test('the list shows days, hours, resources and reason', async () => {
  open('/resource-blocks');
  const [row] = await findRows();
  expect(row?.join(' ')).toMatch(/10 juillet.*12 juillet.*09:00–12:00.*Court 1.*Tournoi/u);
});

test('on a phone the card of a block shows its resources and reason', async () => {
  seeOnAPhone();
  open('/resource-blocks');
  const card = await screen.findByRole('link', { name: /10 juillet/u });
  const below = card.querySelector('.office-card-below')?.children ?? [];
  expect([...below].map(({ textContent }) => textContent)).toEqual([
    'Court 1',
    'Tournoi du quartier',
  ]);
});

test('a block shows its days, is removed at once, and can be restored', async () => {
  open('/resource-blocks/cblock');
  const panel = await findPanel('Tournoi du quartier');
  expect(within(panel).getByText('vendredi, samedi')).toBeTruthy();
  await press('Débloquer', panel);
  await waitFor(() => expect(api.calls('deleteResourceBlock')).toEqual([{ block: 'cblock' }]));
  await press(/^Annuler/u);
  await waitFor(() => expect(api.calls('restoreRemoval')).toEqual([{ removal: 'cremoval' }]));
});

test('existing bookings are mentioned, and their hours are blocked anyway after confirmation', async () => {
  open('/resource-blocks/new');
  api.answer({ createResourceBlock: () => refuse('RESOURCE_BLOCK_BOOKED') });
  const panel = await findPanel('Bloquer une période');
  const first = await findField('Salles et matériel', panel);
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.click(within(panel).getByRole('combobox', { name: 'Salles et matériel' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Court 1' }));
  fireEvent.click(within(panel).getByLabelText('Toute la journée'));
  write(/^Raison/u, 'Pluie', panel);
  await press('Bloquer', panel);
  await within(panel).findByText(/Des réservations tombent dans cette période/u);
  api.answer({ createResourceBlock: { cuid: 'cblock' } });
  fireEvent.click(within(panel).getByLabelText('Bloquer quand même'));
  await press('Bloquer', panel);
  const request = {
    resources: ['court-1'],
    reason: 'Pluie',
    first_day: '2026-07-06',
    last_day: '2026-07-06',
    hours: { opens: '09:00', closes: '12:00' },
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  };
  await waitFor(() =>
    expect(api.calls('createResourceBlock')).toMatchObject([
      { ...request, despite_bookings: false },
      { ...request, despite_bookings: true },
    ]),
  );
  await waitFor(() => expect(address()).toBe('/resource-blocks'));
});
