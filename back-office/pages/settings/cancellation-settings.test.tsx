import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { press } from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { texts } from '@ribambelle/texts/fr/office-cancellation-policies.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const USUAL = {
  steps: [{ until_days: null, fee_percentage: 0, fee_amount: 0 }],
  money_to: 'STAFF' as const,
};
const POLICY = {
  steps: [
    { until_days: 14, fee_percentage: 0, fee_amount: 0 },
    { until_days: 3, fee_percentage: 2_000, fee_amount: 0 },
  ],
  money_to: 'ORIGIN' as const,
};

/** Opens the part of cancellations in the settings. */
async function open(
  policy: typeof POLICY | null,
  answers: Parameters<typeof openOffice>[0]['answers'] = {},
) {
  api = openOffice({
    at: '/settings',
    answers: {
      getSettings: { preferences: { accent_color: '#224466', languages: [...LANGUAGES] } },
      getMailSettings: {},
      getCancellationPolicy: { policy, inherited: USUAL },
      ...answers,
    },
  });
  const title = await screen.findByRole('heading', { name: texts.title });
  const part = title.closest('section');
  if (part === null) throw new Error('It is no section');
  await within(part).findByRole('button', { name: 'Enregistrer' });
  return part;
}
/** Types into the first field with a name. */
function type(name: string, value: string, part: HTMLElement) {
  const [field] = within(part).getAllByLabelText(name);
  if (field === undefined) throw new Error(`There is no field ${name}`);
  fireEvent.change(field, { target: { value } });
}
const read = (part: HTMLElement) =>
  within(part)
    .getByRole('status', {
      name: (name) => [texts.read_by_families, texts.otherwise].includes(name),
    })
    .textContent.replaceAll(/[\u00a0\u202f]/g, ' ');

test('reads the conditions back in both languages while they are typed', async () => {
  const part = await open(POLICY);
  await waitFor(() =>
    expect(read(part)).toContain(
      'Jusqu’à 14 jours avant le début : gratuit. De 13 à 3 jours avant : 20 %. Ensuite : plus possible en ligne.',
    ),
  );
  expect(read(part)).toContain(
    'Until 14 days before the start: free. From 13 to 3 days before: 20%.',
  );
  type(texts.until_days, '10', part);
  await waitFor(() => expect(read(part)).toContain('From 9 to 3 days before: 20%.'));
  fireEvent.click(within(part).getByRole('button', { name: texts.remove(2) }));
  await waitFor(() => expect(read(part)).not.toContain('20%'));
});

test('none at first: a box opens the steps, and they are saved as they read', async () => {
  const part = await open(null, { updateCancellationPolicy: {} });
  expect(within(part).queryByText(texts.steps)).toBeNull();
  await waitFor(() =>
    expect(read(part)).toContain('At any time: free; what has taken place stays due.'),
  );
  fireEvent.click(within(part).getByRole('checkbox', { name: texts.own }));
  fireEvent.click(within(part).getByRole('checkbox', { name: texts.until_end }));
  type(texts.until_days, '7', part);
  type(texts.percentage, '12,5', part);
  fireEvent.click(within(part).getByRole('radio', { name: texts.destinations.CREDIT }));
  await press('Enregistrer', part);
  await screen.findByText(texts.saved);
  expect(api.calls('updateCancellationPolicy')).toEqual([
    {
      version: 1,
      policy: {
        steps: [{ until_days: 7, fee_percentage: 1_250, fee_amount: 0 }],
        money_to: 'CREDIT',
      },
    },
  ]);
});

test('an order that makes no sense is said at its step', async () => {
  const field = 'policy.steps.1.until_days';
  const part = await open(POLICY, {
    updateCancellationPolicy: () =>
      refuse('CANCELLATION_STEPS_UNORDERED', { [field]: 'CANCELLATION_STEPS_UNORDERED' }),
  });
  fireEvent.click(within(part).getByRole('radio', { name: texts.destinations.STAFF }));
  await press('Enregistrer', part);
  expect(await within(part).findByText(/plus près du début/u)).toBeTruthy();
});

test('without conditions of its own again, none are sent', async () => {
  const part = await open(POLICY, { updateCancellationPolicy: {} });
  fireEvent.click(within(part).getByRole('checkbox', { name: texts.own }));
  await press('Enregistrer', part);
  await screen.findByText(texts.saved);
  expect(api.calls('updateCancellationPolicy')).toEqual([{ version: 1, policy: null }]);
});
