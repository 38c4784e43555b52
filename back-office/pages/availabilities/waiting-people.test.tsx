import { findPanel, press, readable, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const camp = {
  cuid: 'camp',
  activity: { cuid: 'circus', title: 'Cirque' },
  location: { cuid: 'hall', title: 'Grande salle' },
  start_at: '2026-07-13T07:00:00.000Z',
  price: 12000,
  deposit: 3600,
  capacity: 12,
  registered: 12,
  age_minimum: 6,
  age_maximum: null,
  registrations_start_at: null,
  registrations_end_at: null,
  closed: false,
  status: 'FULL',
  on_site: true,
  used: true,
  dates: [],
} as const;

const open = async (answers: Parameters<typeof openOffice>[0]['answers']) => {
  api = openOffice({
    at: '/availabilities/camp',
    answers: { getOfficeAvailability: camp, ...answers },
  });
  return findPanel('Cirque');
};

test('the waiting list is shown in order, with contact details and e-mails sent', async () => {
  const panel = await open({
    listOfficeWaitingList: {
      count: 3,
      data: [
        {
          cuid: 'first',
          position: 1,
          has_priority: true,
          together: true,
          participant: { cuid: 'lea', name: 'Léa Dubois' },
          customer: { name: 'Anne Dubois', phone: '0470 12', email: null },
          created_at: '2026-06-01T08:00:00.000Z',
          offered_at: '2026-07-05T08:00:00.000Z',
          offer_expires_at: null,
        },
        {
          cuid: 'second',
          position: 2,
          has_priority: false,
          together: false,
          participant: { cuid: 'kim', name: 'Kim Maes' },
          customer: { name: 'Jo Maes', phone: null, email: 'jo@example.test' },
          created_at: '2026-06-02T08:00:00.000Z',
          offered_at: null,
          offer_expires_at: null,
        },
      ],
    },
  });
  const list = await within(panel).findByRole('list', { name: 'Liste d’attente' });
  const people = [...list.children].map(({ textContent }) => readable(textContent));
  expect(people[0]).toBe(
    '1. Léa Dubois PrioritéEnsembleAnne Dubois · 0470 12 · depuis le lun. 1 juin 2026prévenu le dim. 5 juil.',
  );
  expect(people[1]).toBe('2. Kim Maes Jo Maes · jo@example.test · depuis le mar. 2 juin 2026');
  expect(readable(panel.textContent)).toContain('et 1 autre personne');
});

describe('actions for a waiting participant', () => {
  const lea = {
    cuid: 'first',
    position: 1,
    has_priority: false,
    together: false,
    participant: { cuid: 'lea', name: 'Léa Dubois' },
    customer: { cuid: 'anne', name: 'Anne Dubois', phone: null, email: null },
    created_at: '2026-06-01T08:00:00.000Z',
    offered_at: null,
    offer_expires_at: null,
  };
  const openTools = async (person: { offer_expires_at?: string } = {}) => {
    const panel = await open({
      listOfficeWaitingList: { count: 1, data: [{ ...lea, ...person }] },
      setWaitingListPriority: { message: null },
      withdrawOffer: { message: null },
      removeFromWaitingList: { message: null },
      offerPlace: { offer_expires_at: '2026-07-01T10:00:00.000Z' },
    });
    fireEvent.click(
      await within(panel).findByRole('button', { name: 'Que faire pour Léa Dubois' }),
    );
    await screen.findByRole('menuitem', { name: 'Retirer de la liste' });
  };
  const choose = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name }));

  test('a place is kept for the chosen number of hours', async () => {
    await openTools();
    expect(screen.queryByRole('menuitem', { name: 'Ne plus garder la place' })).toBeNull();
    choose('Garder une place…');
    const dialog = await screen.findByRole('dialog', { name: 'Garder une place pour Léa Dubois' });
    write('Garder la place pendant', '3', dialog);
    await press('Garder la place', dialog);
    await waitFor(() =>
      expect(api.calls('offerPlace')).toEqual([{ entry: 'first', minutes: 180 }]),
    );
  });

  test('they are moved to the front, and an offer is withdrawn', async () => {
    await openTools({ offer_expires_at: '2026-07-01T10:00:00.000Z' });
    choose('Faire passer en premier');
    await waitFor(() =>
      expect(api.calls('setWaitingListPriority')).toEqual([{ entry: 'first', has_priority: true }]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Que faire pour Léa Dubois' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Ne plus garder la place' }));
    await waitFor(() => expect(api.calls('withdrawOffer')).toEqual([{ entry: 'first' }]));
  });

  test('they are removed from the list after confirmation', async () => {
    await openTools();
    choose('Retirer de la liste');
    const dialog = await screen.findByRole('dialog', { name: /Retirer Léa Dubois/ });
    expect(api.calls('removeFromWaitingList')).toEqual([]);
    await press('Retirer de la liste', dialog);
    await waitFor(() => expect(api.calls('removeFromWaitingList')).toEqual([{ entry: 'first' }]));
  });
});
