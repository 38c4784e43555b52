import type { Answer } from '@ribambelle/api/client.ts';
import { answers } from '@ribambelle/back-office/data/client.ts';
import {
  address,
  choose,
  findPanel,
  press,
  readable,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
beforeEach(() => localStorage.removeItem('ribambelle_calendar'));
afterEach(() => closeOffice(api));

type Shown = Omit<Answer<'listCalendarDates'>['dates'][number], 'id'>;

const lea = { cuid: 'lea', name: 'Léa Claes' };
const tom = { cuid: 'tom', name: 'Tom Adam' };
const on = (day: string, more: Partial<Shown> = {}): Shown => ({
  cuid: `on-${day}`,
  version: 3,
  availability: 'camp',
  activity: { cuid: 'circus', title: 'Cirque' },
  location: 'Grande salle',
  location_cuid: 'hall',
  collaborators: [lea],
  motif: 'stage',
  day,
  start_at: `${day}T07:00:00.000Z`,
  end_at: `${day}T14:00:00.000Z`,
  capacity: 12,
  registered: 7,
  status: 'OPEN',
  called_off: false,
  ...more,
});
const clay = on('2026-07-08', {
  cuid: 'clay',
  availability: 'clay',
  activity: { cuid: 'clay', title: 'Poterie' },
  location: null,
  location_cuid: null,
  collaborators: [lea, tom],
});
const nothing = { registrations: 0, families: 0, clashes: [], message: null };

async function open(dates: Shown[], input: { at?: string; may?: 'availabilities.read' } = {}) {
  const { at = '/calendar', may } = input;
  api = openOffice({
    at,
    ...(may === undefined ? {} : { may: [may] }),
    answers: {
      listCalendarDates: { dates },
      previewAvailabilityDates: nothing,
      moveAvailabilityDate: {},
    },
  });
  await waitFor(() => expect(entries().length).toBeGreaterThan(0));
}
const entries = () => [...document.querySelectorAll<HTMLElement>('button[data-status]')];
const entry = (index = 0) => entries()[index] ?? document.body;
const statusTexts = () =>
  [...document.querySelectorAll('p[role="status"]')].map(({ textContent }) =>
    readable(textContent),
  );
const key = (name: string, more: object = {}) =>
  fireEvent.keyDown(entry(), { key: name, altKey: true, ...more });

describe('moving a date with the keyboard', () => {
  test('shows the new time, asks for confirmation, and moves it', async () => {
    await open([on('2026-07-06')]);
    key('ArrowRight');
    key('ArrowDown');
    key('ArrowDown');
    key('ArrowDown', { shiftKey: true });
    expect(statusTexts()).toContain(
      'Cirque : mar. 7 juil., 9 h 30–16 h 45. Entrée pour continuer, Échap pour annuler.',
    );
    fireEvent.keyDown(entry(), { key: 'Enter' });
    const dialog = await findPanel('Déplacer « Cirque » ?');
    expect(readable(dialog.textContent)).toContain(
      'lun. 6 juil., 9 h–16 h → mar. 7 juil., 9 h 30–16 h 45',
    );
    const to = { start_at: '2026-07-07T07:30:00.000Z', end_at: '2026-07-07T14:45:00.000Z' };
    expect(api.calls('previewAvailabilityDates')).toMatchObject([
      { availability: 'camp', dates: [{ date: 'on-2026-07-06', ...to }] },
    ]);
    await press('Déplacer', dialog);
    await screen.findByText('Horaire changé.');
    expect(api.calls('moveAvailabilityDate')).toEqual([
      {
        availability: 'camp',
        date: 'on-2026-07-06',
        version: 3,
        ...to,
        past: true,
        also: [],
        message: null,
      },
    ]);
  });

  test('is cancelled by Escape, by losing the focus, and by returning to the start', async () => {
    await open([on('2026-07-06')]);
    key('ArrowRight');
    fireEvent.keyDown(entry(), { key: 'Escape' });
    expect(statusTexts()).toContain('');
    key('ArrowRight');
    fireEvent.blur(entry());
    key('ArrowRight');
    key('ArrowLeft');
    fireEvent.keyDown(entry(), { key: 'Enter' });
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(api.calls('previewAvailabilityDates')).toEqual([]);
  });

  test('keeps the focus on the date, whether it moves or stays', async () => {
    await open([on('2026-07-06')]);
    entry().focus();
    key('ArrowRight');
    fireEvent.keyDown(entry(), { key: 'Enter' });
    await press('Annuler', await findPanel('Déplacer « Cirque » ?'));
    await waitFor(() => expect(document.activeElement).toBe(entry()));
    key('ArrowRight');
    fireEvent.keyDown(entry(), { key: 'Enter' });
    const before = entry();
    api.answer({
      listCalendarDates: { dates: [on('2026-07-07', { cuid: 'on-2026-07-06', version: 4 })] },
    });
    await press('Déplacer', await findPanel('Déplacer « Cirque » ?'));
    await screen.findByText('Horaire changé.');
    await waitFor(() => expect(before.isConnected).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(entry()));
  });

  test('stops when somebody else changes the date, and keeps the focus', async () => {
    await open([on('2026-07-06')]);
    entry().focus();
    key('ArrowRight');
    const moved_date = on('2026-07-08', { cuid: 'on-2026-07-06', version: 4 });
    api.answer({ listCalendarDates: { dates: [moved_date] } });
    await act(() => answers.invalidate('listCalendarDates'));
    expect(statusTexts().join('')).not.toContain('Cirque');
    expect(document.activeElement).toBe(entry());
    fireEvent.keyDown(entry(), { key: 'Enter' });
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  test('moves all days of a camp', async () => {
    await open([on('2026-07-06'), on('2026-07-07')]);
    key('ArrowRight');
    fireEvent.keyDown(entry(), { key: 'Enter' });
    const dialog = await findPanel('Déplacer « Cirque » ?');
    expect(readable(dialog.textContent)).toContain('2 jours ensemble');
    await press('Déplacer', dialog);
    await waitFor(() =>
      expect(api.calls('moveAvailabilityDate')).toMatchObject([
        {
          date: 'on-2026-07-06',
          start_at: '2026-07-07T07:00:00.000Z',
          also: [{ date: 'on-2026-07-07', version: 3, start_at: '2026-07-08T07:00:00.000Z' }],
        },
      ]),
    );
  });

  test('is not possible without the right to change it', async () => {
    await open([on('2026-07-06')], { may: 'availabilities.read' });
    key('ArrowRight');
    expect(statusTexts().join('')).not.toContain('Cirque');
    expect(entry().dataset['moves']).toBeUndefined();
  });
});

describe('other views of the same days', () => {
  const columns = () =>
    [...document.querySelectorAll('h2')].map(({ textContent }) => readable(textContent));

  test('group them by collaborator or by place, have an address, and are remembered', async () => {
    await open([on('2026-07-06'), clay]);
    await choose('Présenter', 'Par animateur');
    await waitFor(() => expect(address()).toBe('/calendar?view=week&by=collaborator'));
    expect(columns()).toEqual(['Léa Claes', 'Tom Adam']);
    expect(entries()).toHaveLength(3);
    await choose('Présenter', 'Par lieu');
    await waitFor(() => expect(columns()).toEqual(['Grande salle', 'Sans lieu']));
    expect(localStorage.getItem('ribambelle_calendar')).toContain('week location');
  });

  test('of one day have a column for each collaborator, and a link to the next day', async () => {
    await open([on('2026-07-06', { collaborators: [tom] })], {
      at: '/calendar?view=day&by=collaborator',
    });
    expect(api.calls('listCalendarDates')).toEqual([{ day: '2026-07-06', span: 'DAY' }]);
    expect(columns()).toEqual(['Tom Adam']);
    await press('Jour suivant');
    await waitFor(() => expect(address()).toContain('week=2026-07-07'));
    expect(api.calls('listCalendarDates')[1]).toEqual({ day: '2026-07-07', span: 'DAY' });
  });

  test('arrange them by the hour, with a camp above', async () => {
    await open([on('2026-07-06'), on('2026-07-07'), clay], { at: '/calendar?view=hours' });
    expect(entries().map(({ style }) => [style.top, style.height])).toEqual([
      ['', ''],
      ['60px', '418px'],
    ]);
  });

  test('fall back to the week for an invalid address', async () => {
    await open([on('2026-07-06')], { at: '/calendar?view=year&by=moon' });
    expect(columns()).toEqual([]);
  });
});
