import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const farm = {
  cuid: 'farm',
  title: { fr: 'Été à la ferme', en: 'Summer on the farm' },
  description: { fr: '<p>Une semaine dehors</p>', en: '' },
};
const tab = (name: RegExp) => screen.getByRole('tab', { name });

test('keeps what was typed when somebody looks at the options and comes back', async () => {
  api = openOffice({ at: '/activities/farm', answers: { getOfficeActivity: farm } });
  await screen.findByText('Une semaine dehors', {}, { timeout: 15_000 });
  const [title] = screen.getAllByDisplayValue('Été à la ferme');
  fireEvent.change(title ?? document, { target: { value: 'Été au potager' } });
  fireEvent.click(tab(/Options/));
  // the hidden form's editors are thrown away a moment later
  await waitFor(() => expect(screen.queryByText('Une semaine dehors')).toBeNull());
  fireEvent.click(tab(/Activité/));
  expect(await screen.findByText('Une semaine dehors', {}, { timeout: 15_000 })).toBeTruthy();
  expect(screen.getByDisplayValue('Été au potager')).toBeTruthy();
});
