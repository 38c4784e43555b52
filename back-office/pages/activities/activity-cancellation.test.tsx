import { press } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { texts } from '@ribambelle/texts/fr/office-cancellation-policies.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const INHERITED = {
  steps: [{ until_days: 14, fee_percentage: 0, fee_amount: 0 }],
  money_to: 'ORIGIN' as const,
};
const read = () =>
  screen.getByRole('status', {
    name: (name) => [texts.read_by_families, texts.otherwise].includes(name),
  }).textContent;

test('an activity reads the conditions of its organisation, until it has its own', async () => {
  api = openOffice({
    at: '/activities/cstage/cancellation',
    answers: {
      getOfficeActivity: { cuid: 'cstage', title: { fr: 'Stage', en: 'Camp' }, version: 3 },
      getActivityCancellationPolicy: { policy: null, inherited: INHERITED, version: 3 },
      updateActivityCancellationPolicy: {},
    },
  });
  const box = await screen.findByRole('checkbox', { name: texts.own_of_activity });
  await waitFor(() => expect(read()).toContain('Jusqu’à 14 jours avant le début : gratuit.'));
  fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: texts.remove(1) }));
  await waitFor(() => expect(read()).toContain('Annuler en ligne n’est pas possible.'));
  await press('Enregistrer');
  await screen.findByText(texts.saved);
  expect(api.calls('updateActivityCancellationPolicy')).toEqual([
    { activity: 'cstage', version: 3, policy: { steps: [], money_to: 'ORIGIN' } },
  ]);
});
