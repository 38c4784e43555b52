import type { Answer } from '@ribambelle/api/client.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  address,
  findPanel,
  press,
  readable,
  valueOf,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { seeOnAPhone } from '@ribambelle/testing/office/narrow-screens.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

type Shown = Omit<Answer<'listCalendarDates'>['dates'][number], 'id'>;

const on = (day: string, more: Partial<Shown> = {}): Shown => ({
  cuid: `on-${day}`,
  version: 3,
  availability: 'camp',
  activity: { cuid: 'circus', title: 'Cirque' },
  location: 'Grande salle',
  location_cuid: 'hall',
  collaborators: [],
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
const evening = {
  ...on('2026-07-08'),
  cuid: 'evening',
  availability: 'evening',
  activity: { cuid: 'clay', title: 'Poterie' },
  location: null,
  start_at: '2026-07-08T16:00:00.000Z',
  end_at: '2026-07-08T17:30:00.000Z',
  capacity: null,
};
const entries = () =>
  [...document.querySelectorAll('button[data-status]')].map(({ textContent }) =>
    readable(textContent),
  );
const open = async (at = '/calendar', dates: Shown[] = [on('2026-07-06')]) => {
  api = openOffice({ at, answers: { listCalendarDates: { dates } } });
  await screen.findAllByText(/^lun\. /);
};

describe('the week', () => {
  test('starts with the current one, with hours and places of every date', async () => {
    await open('/calendar', [on('2026-07-06'), evening]);
    expect(api.calls('listCalendarDates')).toEqual([{ day: '2026-07-06', span: 'WEEK' }]);
    expect(entries()).toEqual(['Cirque9 h–16 h7 / 12', 'Poterie18 h–19 h 307']);
  });

  test('on a phone starts with today, with actions for each day; past days are folded', async () => {
    seeOnAPhone();
    const dates = [on('2026-07-06'), on('2026-07-09')];
    api = openOffice({ at: '/calendar', answers: { listCalendarDates: { dates } } });
    vi.setSystemTime(Date.parse('2026-07-08T08:00:00Z'));
    await screen.findByText(/^mer\. 8/);
    const past = screen.getByText('Jours passés de cette semaine').closest('details');
    expect(past?.open).toBe(false);
    expect(
      [...document.querySelectorAll('[data-day]')].map((day) => day.getAttribute('data-day')),
    ).toEqual([
      ...['08', '09', '10', '11', '12'].map((day) => `2026-07-${day}`),
      ...['06', '07'].map((day) => `2026-07-${day}`),
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^Fermer ce jour… · jeu\. 9/ }));
    await findPanel('Fermer ou rouvrir aux inscriptions');
  });

  test('a camp is one bar over its days, with the places of its fullest day', async () => {
    await open('/calendar', [
      on('2026-07-06'),
      on('2026-07-07', { registered: 9 }),
      on('2026-07-08'),
    ]);
    expect(entries()).toEqual(['Cirquelun.–mer.9 h–16 h9 / 12']);
  });

  test('a closed date is called closed, beside its places if some are taken, with all details in its tooltip', async () => {
    await open('/calendar', [
      on('2026-07-07', { status: 'CLOSED' }),
      { ...evening, status: 'CLOSED', registered: 0 },
    ]);
    expect(entries()).toEqual(['Cirque9 h–16 h7 / 12 · Fermé', 'Poterie18 h–19 h 30Fermé']);
    const title = document.querySelector('button[data-status]')?.getAttribute('title') ?? '';
    expect(title.split('\n').map(readable)).toEqual([
      'Cirque',
      '9 h–16 h',
      'Grande salle',
      '7 / 12 · Fermé',
    ]);
  });

  test('a past date shows its places, and is not marked as called off', async () => {
    await open('/calendar?week=2026-06-15', [on('2026-06-15', { status: 'CLOSED' })]);
    expect(entries()).toEqual(['Cirque9 h–16 h7 / 12']);
    const entry = document.querySelector<HTMLElement>('button[data-status]');
    expect(entry?.dataset).toMatchObject({ over: 'true' });
    expect(entry?.dataset['off']).toBeUndefined();
  });

  test('a day with many dates shows the first ones, the number of others and a link to all', async () => {
    api = openOffice({
      at: '/calendar?activity=circus',
      answers: {
        listCalendarDates: {
          dates: [on('2026-07-06'), evening],
          days: [
            { day: '2026-07-06', count: 1 },
            { day: '2026-07-08', count: 524 },
          ],
        },
      },
    });
    const more = await screen.findByText('et 523 autres : tout voir');
    expect(document.querySelectorAll('a[href^="/availabilities?from"]')).toHaveLength(1);
    expect(more.getAttribute('href')).toBe(
      '/availabilities?from=2026-07-08&until=2026-07-08&activity=circus',
    );
  });

  test('says when there are no dates', async () => {
    await open('/calendar', []);
    expect(screen.getByText('Rien cette semaine.')).toBeTruthy();
  });

  test('shows an error when it cannot be read, and offers to try again', async () => {
    api = openOffice({
      at: '/calendar',
      answers: { listCalendarDates: () => refuse('NOT_PERMITTED') },
    });
    await screen.findByRole('alert');
    expect(screen.queryByText('Rien cette semaine.')).toBeNull();
    api.answer({ listCalendarDates: { dates: [evening] } });
    await press('Réessayer');
    await waitFor(() => expect(entries()).toHaveLength(1));
  });
});

describe('other weeks', () => {
  test('are reached by the arrows of the page and of the keyboard, with a way back to today', async () => {
    await open();
    await press('Semaine suivante');
    await waitFor(() => expect(address()).toBe('/calendar?week=2026-07-13'));
    fireEvent.keyDown(document.documentElement, { key: 'ArrowRight' });
    await waitFor(() => expect(address()).toBe('/calendar?week=2026-07-20'));
    fireEvent.keyDown(document.documentElement, { key: 'ArrowLeft' });
    await waitFor(() => expect(address()).toBe('/calendar?week=2026-07-13'));
    fireEvent.keyDown(document.documentElement, { key: 't' });
    await waitFor(() => expect(address()).toBe('/calendar'));
    expect(api.calls('listCalendarDates').map(({ day }) => day)).toEqual([
      '2026-07-06',
      '2026-07-13',
      '2026-07-20',
    ]);
  });

  test.each(['soon', '2026-06-31'])(
    'are reached by any of their days; %s is the current week',
    async (week) => {
      await open(`/calendar?week=${week}`);
      expect(valueOf('Semaine du lun. 6 juil.')).toBe('2026-07-06');
      write('Semaine du lun. 6 juil.', '2026-08-20');
      await waitFor(() => expect(address()).toBe('/calendar?week=2026-08-17'));
    },
  );
});

describe('from the week', () => {
  test('an entry opens beside it, and closing returns to the same week', async () => {
    api = openOffice({
      at: '/calendar?week=2026-07-13',
      answers: {
        listCalendarDates: { dates: [on('2026-07-13')] },
        getOfficeAvailability: { cuid: 'camp', activity: { title: 'Cirque' } },
      },
    });
    await screen.findAllByText(/^lun\. /);
    const [entry] = document.querySelectorAll('button[data-status]');
    fireEvent.click(entry ?? document);
    await findPanel('Cirque');
    expect(address()).toBe('/calendar/camp?week=2026-07-13');
    expect(document.querySelector('button[data-current]')).not.toBeNull();
    await press('Fermer');
    await waitFor(() => expect(address()).toBe('/calendar?week=2026-07-13'));
  });

  test('a new date can be created on a day', async () => {
    await open();
    await press('Nouvelle date · jeu. 9 juil.');
    const panel = await findPanel('Nouvelle date');
    expect(address()).toBe('/calendar/new?on=2026-07-09');
    expect(valueOf('Jour', panel)).toBe('2026-07-09');
    await press('Fermer', panel);
    await waitFor(() => expect(address()).toBe('/calendar'));
  });

  test('without the right to create, there is no button for a new date', async () => {
    api = openOffice({
      at: '/calendar',
      may: ['availabilities.read'],
      answers: { listCalendarDates: { dates: [] } },
    });
    await screen.findByText('Rien cette semaine.');
    expect(screen.queryByLabelText(/^Nouvelle date/)).toBeNull();
    expect(screen.queryByText('Nouvelle série')).toBeNull();
  });
});
