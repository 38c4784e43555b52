import { address, findRows } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const days = () => api.calls('listBalances').map((request) => request.at);

test('an invalid day is dropped', async () => {
  api = openOffice({ at: '/reports/balances?at=2026-06-31', answers: {} });
  await expect.poll(days).toEqual(['2026-07-06']);
  const field = await screen.findByLabelText<HTMLInputElement>('À la fin du');
  expect(field.value).toBe('2026-07-06');
  await expect.poll(address).toBe('/reports/balances');
});

test('another day is read again', async () => {
  api = openOffice({ at: '/reports/balances', answers: {} });
  await expect.poll(days).toEqual(['2026-07-06']);
  fireEvent.change(await screen.findByLabelText('À la fin du'), {
    target: { value: '2026-06-20' },
  });
  await expect.poll(days).toEqual(['2026-07-06', '2026-06-20']);
});

test('the balance filter names its default', async () => {
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
