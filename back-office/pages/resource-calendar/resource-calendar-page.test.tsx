import type { Answer } from '@ribambelle/api/client.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  address,
  choose,
  findPanel,
  press,
  readable,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

type Resource = Answer<'getResourceCalendar'>['resources'][number];
type Entry = Resource['entries'][number];

/** Returns the time from an hour on Monday 6 July 2026 in Brussels. */
const at = (hour: number, hours = 1) => ({
  start_at: `2026-07-06T${String(hour - 2).padStart(2, '0')}:00:00.000Z`,
  end_at: `2026-07-06T${String(hour - 2 + hours).padStart(2, '0')}:00:00.000Z`,
});
const nothing = { booking: null, block: null, planned: null, expires_at: null };
const booked_entry: Entry = {
  ...nothing,
  kind: 'BOOKED',
  ...at(14),
  booking: {
    cuid: 'cbooking',
    customer: 'Anne Dubois',
    participants_count: 2,
    dates_count: 1,
    owed_amount: 1_800,
  },
};
const blocked_entry: Entry = {
  ...nothing,
  kind: 'BLOCKED',
  ...at(16, 2),
  block: { cuid: 'cblock', reason: 'Filet à réparer' },
};
const planned_entry: Entry = {
  ...nothing,
  kind: 'PLANNED',
  ...at(18),
  planned: { availability: 'ccourse', title: 'Mini-tennis', registered: 7 },
};
const held_entry: Entry = { ...nothing, kind: 'HELD', ...at(10), expires_at: at(12).start_at };

const court = (name: string, entries: Entry[] = []): Resource => ({
  cuid: name.toLowerCase().replace(' ', '-'),
  name,
  published: true,
  prices: [
    { duration: 3_600, amount: 1_800 },
    { duration: 7_200, amount: 3_000 },
  ],
  minimum_participants: 1,
  maximum_participants: 4,
  granularity_minutes: 60,
  open: [at(9, 12)],
  entries,
});

const back = {
  booking: 'cbooking',
  was: at(15),
  resource: 'court-1',
  ...at(14),
  tell: true,
};

const mail = {
  language: 'fr',
  subject: 'Tilleuls : votre réservation est déplacée',
  text: 'Bonjour Anne,',
} as const;

const open = async (path = '/resource-calendar', may?: Parameters<typeof openOffice>[0]['may']) => {
  api = openOffice({
    at: path,
    ...(may === undefined ? {} : { may }),
    answers: {
      listResourceGroups: { data: [{ cuid: 'courts', name: 'Terrains' }], count: 1 },
      getResourceCalendar: {
        more: false,
        resources: [
          court('Court 1', [held_entry, booked_entry, blocked_entry, planned_entry]),
          court('Court 2'),
        ],
      },
      moveBooking: { message: null, back },
      previewBookingMail: { mail, untold: null },
    },
  });
  await screen.findByText('Court 1');
};
const entries = () =>
  [...document.querySelectorAll('[data-kind]')].map(({ textContent }) => readable(textContent));
const findQuestion = () => screen.findByRole('dialog', { name: 'Déplacer la réservation ?' });
const labelOf = (radio: HTMLElement) =>
  document.querySelector(`label[for="${radio.id}"]`)?.textContent ?? '';
const booking = () => screen.getByRole('button', { name: /Anne Dubois/u });

describe('the calendar', () => {
  test('shows resources side by side, with bookings, holds, blocks and courses', async () => {
    await open();
    expect(api.calls('getResourceCalendar')).toContainEqual({ day: '2026-07-06', days: 1 });
    expect(entries()).toEqual([
      'Filet à réparer16 h–18 h',
      'Dans un panier jusqu’à 12 h10 h–11 h',
      'Anne Dubois14 h–15 h · 2 personnesÀ payer : 18,00 €',
      'Mini-tennis18 h–19 h7 inscriptions',
    ]);
    expect(screen.getByRole('link', { name: /Mini-tennis/u }).getAttribute('href')).toContain(
      '/availabilities/ccourse',
    );
  });

  test('shows the week of one resource', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: 'Semaine' }));
    await waitFor(() =>
      expect(api.calls('getResourceCalendar')).toContainEqual({
        day: '2026-07-06',
        days: 7,
        resource: 'court-1',
      }),
    );
    expect(address()).toContain('resource=court-1');
  });

  test('shows only the resources of a group', async () => {
    await open();
    await choose('Groupe', 'Terrains');
    await waitFor(() => expect(address()).toContain('group=courts'));
    expect(api.calls('getResourceCalendar')).toContainEqual({
      day: '2026-07-06',
      days: 1,
      group: 'courts',
    });
  });

  test('says when there are more resources than it lists', async () => {
    await open();
    api.answer({ getResourceCalendar: { more: true, resources: [court('Court 3')] } });
    fireEvent.keyDown(document.documentElement, { key: 'ArrowRight' });
    expect(await screen.findByText(/choisissez un groupe pour voir les autres/u)).toBeTruthy();
  });

  test('shows other days by the arrow keys', async () => {
    await open();
    fireEvent.keyDown(document.documentElement, { key: 'ArrowRight' });
    await waitFor(() => expect(address()).toContain('day=2026-07-07'));
  });

  test('opens the panel of a booking', async () => {
    await open();
    fireEvent.click(booking());
    await waitFor(() => expect(address()).toContain('/resource-calendar/cbooking'));
  });

  test('offers no booking, block or move without the rights', async () => {
    await open('/resource-calendar', ['bookings.read']);
    expect(screen.queryByText('Réserver pour quelqu’un')).toBeNull();
    expect(screen.queryByText('Bloquer')).toBeNull();
    fireEvent.keyDown(booking(), { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(booking(), { key: 'Enter' });
    expect(api.calls('moveBooking')).toEqual([]);
  });
});

describe('a booking moved with the keyboard', () => {
  test('moves an hour later, and back by undo', async () => {
    await open();
    fireEvent.keyDown(booking(), { key: 'ArrowDown', altKey: true });
    expect(readable(screen.getByRole('status', { name: '' }).textContent)).toMatch(
      /Anne Dubois : Court 1, 15 h–16 h/u,
    );
    fireEvent.keyDown(booking(), { key: 'Enter' });
    const dialog = await findQuestion();
    expect(readable(dialog.textContent)).toMatch(
      /Court 1, .*14 h – 15 h → Court 1, .*15 h – 16 h/u,
    );
    // the e-mail is shown first
    await within(dialog).findByText(mail.subject);
    const move = { was: at(14), ...at(15), resource: 'court-1', reprice: false };
    expect(api.calls('previewBookingMail')).toMatchObject([{ booking: 'cbooking', move }]);
    expect(api.calls('moveBooking')).toEqual([]);
    await press('Déplacer', dialog);
    await waitFor(() =>
      expect(api.calls('moveBooking')).toEqual([{ booking: 'cbooking', ...move, tell: true }]),
    );
    await press(/^Annuler/u);
    await waitFor(() =>
      expect(api.calls('moveBooking')).toContainEqual({ ...back, reprice: false }),
    );
  });

  test('moves to the next resource', async () => {
    await open();
    fireEvent.keyDown(booking(), { key: 'ArrowRight', altKey: true });
    fireEvent.keyDown(booking(), { key: 'Enter' });
    await press('Déplacer', await findQuestion());
    await waitFor(() =>
      expect(api.calls('moveBooking')).toMatchObject([
        { booking: 'cbooking', was: at(14), ...at(14), resource: 'court-2', reprice: false },
      ]),
    );
  });

  test('keeps the focus in its new column', async () => {
    await open();
    const before = booking();
    before.focus();
    fireEvent.keyDown(before, { key: 'ArrowRight', altKey: true });
    fireEvent.keyDown(before, { key: 'Enter' });
    const resources = [
      court('Court 1', [held_entry, blocked_entry]),
      court('Court 2', [booked_entry]),
    ];
    api.answer({ getResourceCalendar: { more: false, resources } });
    await press('Déplacer', await findQuestion());
    await waitFor(() => expect(before.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(booking()));
  });

  test('moves without an e-mail when staff choose so, and not at all when they cancel', async () => {
    await open();
    fireEvent.keyDown(booking(), { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(booking(), { key: 'Enter' });
    await press('Annuler', await findQuestion());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('moveBooking')).toEqual([]);
    fireEvent.keyDown(booking(), { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(booking(), { key: 'Enter' });
    const dialog = await findQuestion();
    fireEvent.click(within(dialog).getByLabelText(/Prévenir la famille/u));
    expect(within(dialog).queryByText(mail.subject)).toBeNull();
    await press('Déplacer', dialog);
    await waitFor(() => expect(api.calls('moveBooking')).toMatchObject([{ tell: false }]));
  });

  test('says when no e-mail would be sent', async () => {
    await open();
    api.answer({ previewBookingMail: { mail: null, untold: 'NOTHING_CHANGED' } });
    fireEvent.keyDown(booking(), { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(booking(), { key: 'Enter' });
    expect(
      await screen.findByText('Rien ne change pour la famille : aucun e-mail ne part.'),
    ).toBeTruthy();
  });

  test('stays where it is after Escape', async () => {
    await open();
    fireEvent.keyDown(booking(), { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(booking(), { key: 'Escape' });
    fireEvent.keyDown(booking(), { key: 'Enter' });
    expect(api.calls('moveBooking')).toEqual([]);
  });

  test.each([
    ['Garder le prix', { reprice: false }],
    ['Demander 30,00 €', { reprice: true }],
  ])('made longer asks for its price: %s', async (choice, more) => {
    await open();
    fireEvent.keyDown(booking(), { key: 'ArrowDown', altKey: true, shiftKey: true });
    fireEvent.keyDown(booking(), { key: 'Enter' });
    const dialog = await findQuestion();
    expect(api.calls('moveBooking')).toEqual([]);
    fireEvent.click(
      within(dialog)
        .getAllByRole('radio')
        .find((radio) => readable(labelOf(radio)) === choice) ?? dialog,
    );
    await press('Déplacer', dialog);
    await waitFor(() =>
      expect(api.calls('moveBooking')).toMatchObject([
        { booking: 'cbooking', was: at(14), ...at(14, 2), resource: 'court-1', ...more },
      ]),
    );
  });

  test('that is refused says why', async () => {
    await open();
    api.answer({ moveBooking: () => refuse('RESOURCE_TAKEN') });
    fireEvent.keyDown(booking(), { key: 'ArrowDown', altKey: true });
    fireEvent.keyDown(booking(), { key: 'Enter' });
    await press('Déplacer', await findQuestion());
    expect(await screen.findByText(/Cette heure vient d’être prise/u)).toBeTruthy();
  });
});

describe('booking for somebody', () => {
  test('starts with the resource of its column, and sends the choices', async () => {
    api = openOffice({
      at: `/resource-calendar/new?on=court-2&start=${at(15).start_at}&family=anne`,
      answers: {
        getResourceCalendar: { resources: [court('Court 1'), court('Court 2')] },
        getOfficeCustomer: {
          cuid: 'anne',
          firstname: 'Anne',
          lastname: 'Dubois',
          participants: [{ cuid: 'lea', firstname: 'Léa', lastname: 'Dubois' }],
        },
        sellBooking: { cuid: 'cbooking', message: null },
      },
    });
    const panel = await findPanel('Réserver pour quelqu’un');
    fireEvent.click(await within(panel).findByLabelText('Léa Dubois'));
    await press('Réserver', panel);
    await waitFor(() =>
      expect(api.calls('sellBooking')).toMatchObject([
        { customer: 'anne', resource: 'court-2', participants: ['lea'], ...at(15), given: false },
      ]),
    );
    await waitFor(() => expect(address()).toContain('/resource-calendar/cbooking'));
  });
});
