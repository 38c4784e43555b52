// @vitest-environment happy-dom
import { press } from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const OWN = {
  id: 1,
  cuid: 'spring',
  name: 'Printemps',
  entity: 'CUSTOMERS',
  is_default: false,
} as const;

async function open(): Promise<void> {
  api = openOffice({
    at: '/mailings/new',
    answers: {
      listMailings: { data: [], count: 0 },
      listSegments: { data: [OWN], count: 1 },
      getSegment: { ...OWN, version: 1, conditions: { match: 'ALL', rules: [] } },
      createMailing: { cuid: 'new' },
      getMailing: () => refuse('MAILING_NOT_FOUND'),
    },
  });
  (await screen.findByRole('radio', { name: /^Une newsletter/u })).click();
}

test('a newsletter begins to all that agreed', async () => {
  await open();
  await press('Commencer à écrire');
  await waitFor(() => expect(api.calls('getMailing')).toHaveLength(1));
  expect(api.calls('createMailing')).toMatchObject([
    {
      purpose: 'NEWS',
      recipients: { on: 'CUSTOMERS', selection: { by: 'FILTERS', filters: {}, except: [] } },
    },
  ]);
});

test('each segment is offered once where any entity can be chosen', async () => {
  await open();
  const field = screen.getByLabelText('Segment');
  fireEvent.focus(field);
  fireEvent.click(field);
  const option = await screen.findByRole('option', { name: /^Printemps/u });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  option.click();
  await press('Commencer à écrire');
  await waitFor(() => expect(api.calls('getMailing')).toHaveLength(1));
  expect(api.calls('createMailing')).toMatchObject([
    { purpose: 'NEWS', recipients: { on: 'SEGMENT', segment: 'spring' } },
  ]);
});
