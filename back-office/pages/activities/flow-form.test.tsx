import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { press } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const both = (fr: string, en = '') => ({ fr, en });
const dance = {
  cuid: 'dance',
  title: both('Danse', 'Dance'),
  registration_flow: 'AVAILABILITIES' as const,
  tiers: [],
  constraints: [],
};

async function open(more: Parameters<typeof openOffice>[0]['answers'] = {}) {
  api = openOffice({
    at: '/activities/dance/registration-flow',
    answers: { getOfficeActivity: dance, updateActivityRegistrationFlow: {}, ...more },
  });
  await screen.findByRole('heading', { level: 1, name: 'Danse' });
  const page = screen.getByRole('main');
  return page;
}

const byRequest = () => screen.getByRole('radio', { name: /Sur demande/u });

test('by request, with a tier of two or three dates: both are sent together', async () => {
  const page = await open();
  await waitFor(() => expect(byRequest()).toBeDefined());
  expect(screen.queryByText('Formules')).toBeNull();
  fireEvent.click(byRequest());
  await press('Ajouter une formule', page);
  const name = await within(page).findByLabelText('Formule (français)');
  fireEvent.change(name, { target: { value: 'Deux ou trois cours' } });
  fireEvent.change(within(page).getByLabelText('Dates à choisir, au moins'), {
    target: { value: '2' },
  });
  fireEvent.change(within(page).getByLabelText('Dates à choisir, au plus'), {
    target: { value: '3' },
  });
  await press('Enregistrer', page);
  await waitFor(() =>
    expect(api.calls('updateActivityRegistrationFlow')).toEqual([
      {
        activity: 'dance',
        version: 1,
        registration_flow: 'REQUEST',
        tiers: [
          {
            id: null,
            name: both('Deux ou trois cours'),
            minimum_availabilities: 2,
            maximum_availabilities: 3,
          },
        ],
      },
    ]),
  );
});

test('a refusal is shown where it applies', async () => {
  const page = await open({
    updateActivityRegistrationFlow: () => refuse('TIER_REQUIRED', { tiers: 'TIER_REQUIRED' }),
  });
  await waitFor(() => expect(byRequest()).toBeDefined());
  fireEvent.click(byRequest());
  await press('Enregistrer', page);
  expect(await screen.findByText('Ajoutez au moins une formule.')).toBeDefined();
});

const constraint = (fr: string, id: number) => ({
  id,
  label: both(fr),
  type: 'registrations.count.maximum' as const,
  payload: { count: id, availabilities: [], period_start: null, period_end: null },
  optional: false,
});

test('conditions can be added, changed, sorted and removed, each described in plain words', async () => {
  const constraints = [constraint('Deux au plus', 2), constraint('Trois au plus', 3)];
  const page = await open({
    getOfficeActivity: { ...dance, registration_flow: 'REQUEST', constraints },
  });
  const two = await within(page).findByRole('group', { name: /^Au plus 2 dates ;/u });
  fireEvent.click(within(two).getByLabelText('du même jour de la semaine'));
  fireEvent.click(within(two).getByLabelText('à venir seulement'));
  fireEvent.change(within(two).getByLabelText('Jusqu’au'), { target: { value: '2026-06-30' } });
  fireEvent.click(within(two).getByLabelText(/^Facultative/u));
  const changed_rule = await within(page).findByRole('group', {
    name: 'Au plus 2 dates par jour de la semaine, parmi les dates à venir, jusqu’au 30 juin 2026 ; sinon la famille est avertie.',
  });
  const three = within(page).getByRole('group', { name: /^Au plus 3 dates/u });
  await press('Monter', three);
  await press('Ajouter une condition', page);
  const added_rule = await within(page).findByRole('group', {
    name: /^Au plus 1 date par jour ;/u,
  });
  await press('Supprimer', added_rule);
  expect(changed_rule).toBeDefined();
  await press('Enregistrer', page);
  await waitFor(() =>
    expect(api.calls('updateActivityRegistrationFlow')).toMatchObject([
      {
        constraints: [
          constraint('Trois au plus', 3),
          {
            ...constraint('Deux au plus', 2),
            payload: {
              count: 2,
              availabilities: ['same.weekday', 'future'],
              period_start: null,
              period_end: '2026-06-30',
            },
            optional: true,
          },
        ],
      },
    ]),
  );
});

test('a period that ends before it starts is reported at its condition', async () => {
  const page = await open({
    getOfficeActivity: {
      ...dance,
      registration_flow: 'REQUEST',
      constraints: [constraint('Deux au plus', 2)],
    },
    updateActivityRegistrationFlow: () =>
      refuse('PERIOD_REVERSED', { 'constraints.0.payload.period_end': 'PERIOD_REVERSED' }),
  });
  const two = await within(page).findByRole('group', { name: /^Au plus 2 dates/u });
  fireEvent.click(within(two).getByLabelText('du même jour'));
  await press('Enregistrer', page);
  expect(await within(two).findByText('La fin vient avant le début.')).toBeDefined();
});
