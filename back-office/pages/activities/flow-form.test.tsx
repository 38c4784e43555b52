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

test('by request, with a tier of two dates or three: both are sent together', async () => {
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

test('what is refused stands where it is wrong', async () => {
  const page = await open({
    updateActivityRegistrationFlow: () => refuse('TIER_REQUIRED', { tiers: 'TIER_REQUIRED' }),
  });
  await waitFor(() => expect(byRequest()).toBeDefined());
  fireEvent.click(byRequest());
  await press('Enregistrer', page);
  expect(await screen.findByText('Ajoutez au moins une formule.')).toBeDefined();
});
