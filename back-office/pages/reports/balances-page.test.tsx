import { findRows } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

test('what is open says what is shown while nothing is chosen', async () => {
  const row = {
    cuid: 'line',
    customer: { cuid: 'anne', fullname: 'Anne Dubois' },
    communication: null,
    kind: 'REGISTRATION',
    since: '2026-09-25',
    amount: 12_000,
  };
  api = openOffice({
    at: '/reports/balances',
    answers: { listBalances: { count: 1, data: [row] } },
  });
  await findRows();
  expect(screen.getByPlaceholderText('Dû par les familles')).toBeTruthy();
});
