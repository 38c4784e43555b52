import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  address,
  andWait,
  choose,
  findPanel,
  press,
  readable,
  tick,
  valueOf,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const circus = {
  cuid: 'circus',
  title: { fr: 'Cirque', en: 'Circus' },
  default_price: 12000,
  default_deposit: 3600,
  default_capacity: 12,
} as const;
const valuesOf = (label: string, panel: HTMLElement) =>
  within(panel)
    .getAllByLabelText(label)
    .map((field) => (field instanceof HTMLInputElement ? field.value : ''));

describe('one date', () => {
  const open = async (at: string, more: Parameters<typeof openOffice>[0]['answers'] = {}) => {
    api = openOffice({ at, answers: { getOfficeActivity: circus, ...more } });
    return findPanel('Nouvelle date');
  };

  test('starts with the default price, deposit and places of its activity, and keeps later input', async () => {
    const panel = await open('/availabilities/new?activity=circus', {
      createAvailability: { cuid: 'made' },
    });
    await waitFor(() => expect(valueOf('Prix', panel)).toBe('120,00'));
    expect([valueOf('Acompte', panel), valueOf('Nombre de places', panel)]).toEqual([
      '36,00',
      '12',
    ]);
    write('Prix', '99', panel);
    await press('Créer', panel);
    await waitFor(() => expect(api.calls('createAvailability')).toHaveLength(1));
    expect(api.calls('createAvailability')[0]).toMatchObject({
      activity: 'circus',
      price: 9900,
      deposit: 3600,
      capacity: 12,
      dates: [{ day: '2026-07-06', start_time: '09:00', end_time: '16:00' }],
    });
    await waitFor(() => expect(address()).toBe('/availabilities?activity=circus'));
  });

  test('with several days: each new one follows the last, with its hours; one can be removed', async () => {
    const panel = await open('/availabilities/new?activity=circus', { createAvailability: {} });
    const [first] = within(panel).getAllByLabelText('Supprimer ce jour');
    expect(first).toHaveProperty('disabled', true);
    write('Jour', '2026-07-31', panel);
    await press('Ajouter un jour', panel);
    expect(valuesOf('Jour', panel)).toEqual(['2026-07-31', '2026-08-01']);
    const remove = within(panel).getAllByLabelText('Supprimer ce jour')[0];
    remove?.click();
    await waitFor(() => expect(valuesOf('Jour', panel)).toEqual(['2026-08-01']));
  });

  test('clicked in the calendar starts on that day, and at a clicked hour has its length', async () => {
    const panel = await open('/calendar/new?on=2026-07-09&start=17:30');
    expect(valuesOf('Jour', panel)).toEqual(['2026-07-09']);
    expect([valuesOf('Début', panel), valuesOf('Fin', panel)]).toEqual([['17:30'], ['19:00']]);
  });

  test('needs an activity before it can be created', async () => {
    const panel = await open('/availabilities/new');
    expect(within(panel).getByRole('button', { name: 'Créer' })).toHaveProperty('disabled', true);
  });

  describe('from a template', () => {
    const camp = {
      cuid: 'camp',
      name: 'Semaine de stage',
      dates: [1, 2, 3].map((weekday) => ({
        week: 1,
        weekday,
        start_time: '09:00',
        end_time: weekday === 3 ? '12:00' : '16:00',
      })),
    };
    const openWith = async () => {
      const panel = await open('/availabilities/new?activity=circus', {
        listDateConfigurations: { data: [camp], count: 1 },
        createAvailability: { cuid: 'made' },
        listNamedDays: { data: [{ day: '2026-07-21', names: ['Fête nationale'] }] },
      });
      await within(panel).findByLabelText('Modèle de dates');
      return panel;
    };

    test('takes its days and hours from the first day on, adapts to another first day, and stays editable', async () => {
      const panel = await openWith();
      await choose('Modèle de dates', 'Semaine de stage', panel);
      expect(valuesOf('Jour', panel)).toEqual(['2026-07-06', '2026-07-07', '2026-07-08']);
      expect(valuesOf('Fin', panel)).toEqual(['16:00', '16:00', '12:00']);
      write('À partir du', '2026-07-13', panel);
      expect(valuesOf('Jour', panel)).toEqual(['2026-07-13', '2026-07-14', '2026-07-15']);
      await press('Ajouter un jour', panel);
      await press('Créer', panel);
      await waitFor(() => expect(api.calls('createAvailability')).toHaveLength(1));
      expect(api.calls('createAvailability')[0]).toMatchObject({
        dates: [
          { day: '2026-07-13', start_time: '09:00', end_time: '16:00' },
          { day: '2026-07-14', start_time: '09:00', end_time: '16:00' },
          { day: '2026-07-15', start_time: '09:00', end_time: '12:00' },
          { day: '2026-07-16', start_time: '09:00', end_time: '12:00' },
        ],
      });
    });

    test('names public holidays, and leaves them out with one press', async () => {
      const panel = await openWith();
      await choose('Modèle de dates', 'Semaine de stage', panel);
      expect(readable(panel.textContent)).not.toContain('férié');
      write('À partir du', '2026-07-20', panel);
      await within(panel).findByText('Congé ou jour férié : mar. 21 juil. (Fête nationale)');
      expect(api.calls('listNamedDays').at(-1)).toEqual({
        from: '2026-07-20',
        until: '2026-07-22',
      });
      await press('Ne pas le programmer', panel);
      expect(valuesOf('Jour', panel)).toEqual(['2026-07-20', '2026-07-22']);
      expect(readable(panel.textContent)).not.toContain('férié');
    });

    test('without templates, or without the right to see them, there is nothing to choose', async () => {
      const panel = await open('/availabilities/new?activity=circus', {
        listDateConfigurations: { data: [], count: 0 },
      });
      await waitFor(() => expect(api.calls('listDateConfigurations')).toHaveLength(1));
      expect(within(panel).queryByLabelText('Modèle de dates')).toBeNull();
      closeOffice(api);
      api = openOffice({
        at: '/availabilities/new',
        answers: { listDateConfigurations: { data: [camp], count: 1 } },
        may: ['availabilities.read', 'availabilities.create'],
      });
      await findPanel('Nouvelle date');
      expect(api.calls('listDateConfigurations')).toEqual([]);
    });
  });

  test('with overlapping hours is refused at its field', async () => {
    const panel = await open('/availabilities/new?activity=circus', {
      createAvailability: () => refuse('INVALID_REQUEST', { 'dates.0.end_time': 'TIME_INVALID' }),
    });
    await waitFor(() => expect(valueOf('Prix', panel)).toBe('120,00'));
    write('Fin', '08:00', panel);
    await press('Créer', panel);
    await waitFor(() => expect(wrongWith('Fin', panel)).not.toBe(''));
    expect(valueOf('Fin', panel)).toBe('08:00');
  });
});

describe('a series', () => {
  const madeOf = (first: string, days: readonly string[]) => ({
    availabilities: [
      {
        dates: days.map((day) => ({
          day,
          start_at: `${day}T07:00:00.000Z`,
          end_at: `${first}T14:00:00.000Z`,
        })),
      },
    ],
  });
  const open = async (more: Parameters<typeof openOffice>[0]['answers'] = {}, at?: string) => {
    api = openOffice({
      at: at ?? '/availabilities/series?activity=circus',
      answers: {
        getOfficeActivity: circus,
        previewAvailabilitySeries: madeOf('2026-07-13', ['2026-07-13', '2026-07-14']),
        ...more,
      },
    });
    return findPanel('Nouvelle série');
  };

  test('starts next Monday for a week of camp, and shows a preview', async () => {
    const panel = await open();
    expect([valueOf('Premier jour', panel), valueOf('Dernier jour', panel)]).toEqual([
      '2026-07-13',
      '2026-07-17',
    ]);
    await within(panel).findByText('1 date à vendre, 2 jours');
    expect(readable(panel.textContent)).toContain('lun. 13 juil. · mar. 14 juil.');
    expect(api.calls('previewAvailabilitySeries')[0]).toEqual({
      first_day: '2026-07-13',
      last_day: '2026-07-17',
      weekdays: [1, 2, 3, 4, 5],
      start_time: '09:00',
      end_time: '16:00',
      dates: [],
      skipped_days: [],
      grouping: 'EACH_WEEK',
      attached: [],
      resources: [],
    });
  });

  test('from a template with the same hours takes its weekdays and hours, until its last day', async () => {
    const hours = { start_time: '14:00', end_time: '16:30' };
    const dates = [1, 2].map((week) => ({ week, weekday: 3, ...hours }));
    const two = { cuid: 'two', name: 'Deux mercredis', dates };
    const one = { cuid: 'one', name: 'Mercredis', dates: dates.slice(0, 1) };
    const panel = await open({ listDateConfigurations: { data: [one, two], count: 2 } });
    await within(panel).findByLabelText('Modèle de dates');
    await choose('Modèle de dates', 'Mercredis', panel);
    expect([valueOf('Début', panel), valueOf('Fin', panel)]).toEqual(['14:00', '16:30']);
    await waitFor(() =>
      expect(api.calls('previewAvailabilitySeries').at(-1)).toMatchObject({
        weekdays: [3],
        last_day: '2026-07-17',
        dates: [],
      }),
    );
    await choose('Modèle de dates', 'Deux mercredis', panel);
    await waitFor(() =>
      expect(api.calls('previewAvailabilitySeries').at(-1)).toMatchObject({
        first_day: '2026-07-13',
        last_day: '2026-07-22',
        dates,
      }),
    );
    expect(valuesOf('Début', panel)).toEqual(['14:00', '14:00']);
    await press('Les mêmes heures chaque jour', panel);
    expect(valuesOf('Début', panel)).toEqual(['14:00']);
  });

  test('with other hours on some days sends them, and leaves out its holidays with one press', async () => {
    const panel = await open({
      createAvailabilitySeries: {},
      previewAvailabilitySeries: {
        ...madeOf('2026-07-13', ['2026-07-13', '2026-07-21']),
        skipped_days: ['2026-07-14'],
        holidays: [{ day: '2026-07-21', names: ['Fête nationale'] }],
      },
    });
    await within(panel).findByText('Pas programmé : mar. 14 juil.');
    await press('D’autres heures selon le jour', panel);
    const [, second] = within(panel).getAllByLabelText('Fin');
    if (second !== undefined) fireEvent.change(second, { target: { value: '12:00' } });
    await press('Retirer le jour 5', panel);
    await press('Ne pas le programmer', panel);
    await waitFor(() => expect(readable(panel.textContent)).toContain('lun. 13 juil. 9 h–16 h'));
    await press('Créer 1 date', panel);
    await waitFor(() => expect(api.calls('createAvailabilitySeries')).toHaveLength(1));
    expect(api.calls('createAvailabilitySeries')[0]).toMatchObject({
      skipped_days: ['2026-07-21'],
      dates: [1, 2, 3, 4].map((weekday) => ({
        week: 1,
        weekday,
        start_time: '09:00',
        end_time: weekday === 2 ? '12:00' : '16:00',
      })),
    });
  });

  test('created in the calendar starts in the week shown there', async () => {
    const panel = await open({}, '/calendar/series?week=2026-08-05');
    expect(valueOf('Premier jour', panel)).toBe('2026-08-03');
    closeOffice(api);
    const past = await open({}, '/calendar/series?week=2026-01-05');
    expect(valueOf('Premier jour', past)).toBe('2026-07-13');
  });

  test('requests a new preview after a change, and creates what it showed', async () => {
    const panel = await open({ createAvailabilitySeries: {} });
    await within(panel).findByText('Créer 1 date');
    await andWait(400, () => {
      tick('mer.', panel);
      tick('à chaque jour séparément', panel);
    });
    await waitFor(() =>
      expect(api.calls('previewAvailabilitySeries').at(-1)).toMatchObject({
        weekdays: [1, 2, 4, 5],
        grouping: 'EACH_DAY',
      }),
    );
    await press('Créer 1 date', panel);
    await waitFor(() => expect(address()).toBe('/availabilities?activity=circus'));
    expect(api.calls('createAvailabilitySeries')).toMatchObject([
      {
        activity: 'circus',
        weekdays: [1, 2, 4, 5],
        grouping: 'EACH_DAY',
        price: 12000,
        capacity: 12,
      },
    ]);
  });

  test('that is impossible says why, and cannot be created', async () => {
    const panel = await open({ previewAvailabilitySeries: () => refuse('PERIOD_REVERSED') });
    await waitFor(() =>
      expect(within(panel).getByRole('button', { name: 'Créer' })).toHaveProperty('disabled', true),
    );
    await waitFor(() => expect(panel.querySelector('form p[style*="red"]')).not.toBeNull());
  });

  test('without days requests nothing, and says what is missing', async () => {
    const panel = await open();
    await within(panel).findByText('1 date à vendre, 2 jours');
    await andWait(400, () => write('Dernier jour', '', panel));
    await within(panel).findByText(/Indiquez la période et les jours/);
    expect(within(panel).getByRole('button', { name: 'Créer' })).toHaveProperty('disabled', true);
    expect(screen.queryByText('Créer 1 date')).toBeNull();
  });
});
