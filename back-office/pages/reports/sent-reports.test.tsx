import {
  choose,
  findPanel,
  press,
  readable,
  valueOf,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { Refusal, refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const schedule = {
  cuid: 's1',
  of: { report: 'payments', by: 'day', period: 'LAST_WEEK' },
  weekday: 1,
  hour: 7,
  paused: false,
  next_at: '2026-07-13T05:00:00.000Z',
  sent_at: null,
  made_by: 'Anne Dubois',
  recipients: [
    { cuid: 'anne', name: 'Anne Dubois', gets: true },
    { cuid: 'bob', name: 'Bob Maes', gets: false },
  ],
  changeable: true,
} as const;

test('a new schedule is for Monday at seven, last week and oneself by default', async () => {
  api = openOffice({
    at: '/reports/payments?by=week&period=THIS_YEAR',
    answers: {
      listReportReaders: { data: [{ cuid: 'bob', name: 'Bob Maes' }] },
      createReportSchedule: { cuid: 's1' },
    },
  });
  await press('Recevoir chaque semaine');
  const panel = await findPanel('Recevoir « Argent reçu » chaque semaine');
  expect([valueOf('Jour', panel), valueOf('Heure', panel), valueOf('Période', panel)]).toEqual([
    'lundi',
    '7 h',
    'La semaine dernière',
  ]);
  await choose('Jour', 'vendredi', panel);
  await choose('Destinataires', 'Bob Maes', panel);
  await press('Programmer l’envoi', panel);
  await waitFor(() => expect(api.calls('createReportSchedule')).toHaveLength(1));
  expect(api.calls('createReportSchedule')[0]).toMatchObject({
    of: { report: 'payments', by: 'week', period: 'LAST_WEEK' },
    weekday: 5,
    hour: 7,
    recipients: [expect.any(String), 'bob'],
  });
  await screen.findByText('L’envoi est programmé.');
});

test('lists recipients and the next sending; can be paused, resumed and deleted, and each can be undone', async () => {
  api = openOffice({
    at: '/reports/sent',
    may: ['reports.treasury', 'payments.read'],
    answers: {
      listReportSchedules: { data: [schedule] },
      pauseReportSchedule: { message: null },
      deleteReportSchedule: { message: null },
    },
  });
  const item = await screen.findByRole('listitem');
  expect(readable(item.textContent)).toContain(
    'Chaque lundi à 7 h · la semaine dernière · par jour',
  );
  expect(readable(item.textContent)).toContain('À : Anne Dubois, Bob Maes (n’y a plus accès)');
  expect(readable(item.textContent)).toContain('Prochain envoi : 13/07/2026 à 7 h');
  expect(screen.queryByText('Toute l’équipe')).toBeNull();
  await press('Mettre en pause « Argent reçu »');
  await waitFor(() =>
    expect(api.calls('pauseReportSchedule')).toEqual([{ schedule: 's1', paused: true }]),
  );
  await press('Annuler : Envoi mis en pause.');
  await waitFor(() =>
    expect(api.calls('pauseReportSchedule')[1]).toEqual({ schedule: 's1', paused: false }),
  );
  await press('Supprimer l’envoi de « Argent reçu »');
  await screen.findByRole('button', { name: /^Annuler : L’envoi/ });
  await waitFor(() => expect(api.calls('deleteReportSchedule')).toEqual([{ schedule: 's1' }]));
});

test('sends only changes, with the version that was read', async () => {
  api = openOffice({
    at: '/reports/sent',
    answers: {
      listReportSchedules: { data: [{ ...schedule, version: 4 }] },
      listReportReaders: {
        data: [
          { cuid: 'anne', name: 'Anne Dubois' },
          { cuid: 'chloe', name: 'Chloé Claes' },
        ],
      },
      updateReportSchedule: { message: null },
    },
  });
  await press('Modifier l’envoi de « Argent reçu »');
  const panel = await findPanel('L’envoi de « Argent reçu »');
  expect([
    valueOf('Regrouper par', panel),
    valueOf('Jour', panel),
    valueOf('Heure', panel),
  ]).toEqual(['Jour', 'lundi', '7 h']);
  // a colleague who lost the permission is still among the recipients, by name
  expect(readable(panel.textContent)).toContain('Bob Maes');
  await choose('Heure', '18 h', panel);
  await choose('Destinataires', 'Chloé Claes', panel);
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(api.calls('updateReportSchedule')).toEqual([
      { schedule: 's1', version: 4, hour: 18, recipients: ['anne', 'bob', 'chloe'] },
    ]),
  );
  await screen.findByText('L’envoi est modifié.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('after a change by somebody else, shows who and what, and keeps the input', async () => {
  api = openOffice({
    at: '/reports/sent',
    answers: {
      listReportSchedules: { data: [{ ...schedule, version: 4 }] },
      listReportReaders: { data: [{ cuid: 'anne', name: 'Anne Dubois' }] },
      updateReportSchedule: () => {
        api.answer({ listReportSchedules: { data: [{ ...schedule, weekday: 3, version: 5 }] } });
        const at = '2026-07-06T07:59:00.000Z';
        const details = { version: 5, by: 'Tom Jacobs', by_cuid: 'tom', at, fields: 'weekday' };
        throw new Refusal('CHANGED_MEANWHILE', { details });
      },
    },
  });
  await press('Modifier l’envoi de « Argent reçu »');
  const panel = await findPanel('L’envoi de « Argent reçu »');
  await choose('Heure', '18 h', panel);
  await press('Enregistrer', panel);
  await waitFor(() => expect(readable(panel.textContent)).toContain('Jour : lundi → mercredi'));
  expect(valueOf('Heure', panel)).toBe('18 h');
  api.answer({ updateReportSchedule: { message: null } });
  await press('Enregistrer mes changements', panel);
  await waitFor(() =>
    expect(api.calls('updateReportSchedule').at(-1)).toEqual({
      schedule: 's1',
      version: 5,
      hour: 18,
    }),
  );
});

test('shows the whole team’s schedules with the right to; those of others have no buttons', async () => {
  api = openOffice({
    at: '/reports/sent?all=true',
    answers: { listReportSchedules: { data: [{ ...schedule, changeable: false }] } },
  });
  await screen.findByRole('listitem');
  expect(api.calls('listReportSchedules')[0]).toEqual({ all: true });
  expect(screen.queryByRole('button', { name: /Mettre en pause/ })).toBeNull();
});

test('the link in the e-mail asks before it stops, and works without a session', async () => {
  api = openOffice({
    at: '/report-stop?token=abc',
    answers: {
      getOfficeSession: { collaborator: null, organiser: null },
      describeReportStop: { of: schedule.of },
      stopReport: { message: null },
    },
  });
  await screen.findByText(/« Argent reçu » ne vous sera plus envoyé chaque semaine/);
  expect(api.calls('stopReport')).toEqual([]);
  api.answer({ describeReportStop: { of: null } });
  await press('Ne plus le recevoir');
  await screen.findByText('C’est fait : vous ne recevrez plus ce rapport.');
  expect(api.calls('stopReport')).toEqual([{ token: 'abc' }]);
});

test('an invalid link says that it is invalid', async () => {
  api = openOffice({
    at: '/report-stop?token=abc',
    answers: { describeReportStop: () => refuse('REPORT_STOP_INVALID') },
  });
  expect(readable((await screen.findByRole('alert')).textContent)).toContain(
    'Ce lien n’est pas valable',
  );
});
