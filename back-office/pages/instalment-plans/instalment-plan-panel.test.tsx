// @vitest-environment happy-dom
import { findPanel, press, valueOf, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const PLAN = {
  cuid: 'three',
  version: 2,
  title: { fr: 'En trois fois', en: 'In three parts' },
  deposit_amount: null,
  deposit_percentage: 2_500,
  parts: 4,
  day_of_month: 5,
  dates: ['2027-03-01', '2027-04-01'],
  minimum_amount: 5_000,
  after_start: false,
  activities: [],
  active: true,
};

test('days are picked in a calendar and sent in their order, in place of the months', async () => {
  api = openOffice({
    at: '/instalment-plans/new',
    answers: { createInstalmentPlan: { cuid: 'new' } },
  });
  const panel = await findPanel('Nouveau paiement échelonné');
  write('Nom, affiché aux familles (français)', 'En trois fois', panel);
  fireEvent.click(within(panel).getByLabelText('Ou à ces jours'));
  const days = () => screen.findAllByRole('button', { name: /^\d+ \S+ \d{4}$/u });
  await days();
  const inMonth = async (day: number) =>
    (await days()).find((one) => one.textContent === String(day) && !one.dataset['outside']);
  for (const day of [20, 12]) {
    const button = await inMonth(day);
    if (button === undefined) throw new Error(`The calendar has no ${day}`);
    fireEvent.click(button);
  }
  await waitFor(() => expect(valueOf('Ensuite, nombre de parts égales', panel)).toBe('2'));
  await press('Créer', panel);
  await waitFor(() => expect(api.calls('createInstalmentPlan')).toHaveLength(1));
  const [sent] = api.calls('createInstalmentPlan');
  const { dates } = Object(sent);
  expect(dates.map((day: string) => day.slice(-2))).toEqual(['12', '20']);
});

test('days of a plan are shown as people write them, and go with one press', async () => {
  api = openOffice({
    at: '/instalment-plans/three',
    answers: { getInstalmentPlan: PLAN, updateInstalmentPlan: {} },
  });
  const panel = await findPanel('En trois fois');
  await within(panel).findByText(/1 mars 2027/u);
  expect(valueOf('Ensuite, nombre de parts égales', panel)).toBe('2');
  const clear = panel.querySelector('.mantine-InputClearButton-root');
  if (clear === null) throw new Error('The days have no button that clears them');
  fireEvent.click(clear);
  await waitFor(() => expect(valueOf('Ensuite, nombre de parts égales', panel)).toBe('4'));
  expect(valueOf('Chaque mois, le', panel)).toBe('5');
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(api.calls('updateInstalmentPlan')).toMatchObject([{ dates: [], version: 2 }]),
  );
});
