// @vitest-environment happy-dom
import type { Call } from '@ribambelle/api/client.ts';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PayOutForm } from './pay-out.tsx';

afterEach(cleanup);

test('the whole balance and the last account are proposed, and a wrong number is said as it is typed', async () => {
  const calls: string[] = [];
  const call: Call = (name) => {
    calls.push(name);
    return new Promise(() => {});
  };
  const account = { holder: 'Anne Dubois', iban: 'BE68539007547034' };
  await renderInSite(<PayOutForm wallet={3_500} account={account} close={() => undefined} />, {
    call,
    nouns: ['wallet', 'shell'],
  });
  const iban = screen.getByLabelText(/IBAN/);
  expect(screen.getByLabelText(/Montant/)).toHaveProperty('value', '35,00');
  expect(screen.getByLabelText(/Titulaire/)).toHaveProperty('value', 'Anne Dubois');
  expect(iban).toHaveProperty('value', 'BE68 5390 0754 7034');
  fireEvent.change(iban, { target: { value: 'BE68 5390 0754 7035' } });
  expect(screen.getByText(/IBAN\) n’est pas correct/)).toBeTruthy();
  fireEvent.change(iban, { target: { value: 'be68539007547034' } });
  expect(screen.queryByText(/IBAN\) n’est pas correct/)).toBeNull();
  expect(iban).toHaveProperty('value', 'BE68 5390 0754 7034');
  fireEvent.click(screen.getByRole('button', { name: 'Demander le virement' }));
  await waitFor(() => expect(calls).toContain('payOutCredit'));
});
