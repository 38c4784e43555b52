// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import { FIRST_LANGUAGE, type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { type FakeApi, fakeApi } from '@ribambelle/testing/office/fake-api.ts';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { texts as english } from '@ribambelle/texts/en/receipts.ts';
import { texts as french } from '@ribambelle/texts/fr/receipts.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Withdraw } from './withdraw.tsx';

let api: FakeApi;
// toasts live outside the page, with timers that outlast a test
vi.mock('@ribambelle/ui/feedback/toaster.ts', () => ({ showToast: () => {} }));

afterEach(() => {
  cleanup();
  if (api.mistakes.length > 0) throw new Error(api.mistakes.join('; '));
});

async function draw(until: string | null, language: Language = FIRST_LANGUAGE) {
  api = fakeApi({
    getSession: { customer: { id: 1 }, participants: [], cart: null },
    withdraw: { message: 'Reçue' },
  });
  const call = createClient({ origin: 'http://site.test', fetch: api.fetch });
  const nouns = ['shell', 'account', 'receipts'] as const;
  await renderInSite(
    <Withdraw
      kind="VOUCHER"
      purchase={{ cuid: 'cvoucher', withdrawable_until: until }}
      title="Bon de 50 €"
      customer={{ fullname: 'Anne Dubois', email: 'anne@example.test' }}
    />,
    { call, nouns, language },
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const UNTIL = '2026-01-19T23:00:00.000Z';

test('withdraws in two steps, by name, and says what and where the acknowledgement goes', async () => {
  const words = french.withdrawal;
  await draw(UNTIL);
  expect(document.body.textContent).toContain('19 janvier');
  press('Renoncer au contrat ici');
  expect(document.body.textContent).toContain(words.what('Bon de 50 €'));
  expect(document.body.textContent).toContain(words.where('anne@example.test'));
  expect(screen.queryByRole('button', { name: words.confirm })).toBeNull();
  const name = screen.getByRole('textbox');
  expect(name).toHaveProperty('value', 'Anne Dubois');
  fireEvent.change(name, { target: { value: 'Anne D.' } });
  press(words.go_on);
  expect(api.calls('withdraw')).toEqual([]);
  press('Confirmer la rétractation');
  await waitFor(() => expect(api.calls('withdraw')).toHaveLength(1));
  expect(api.calls('withdraw')).toEqual([
    { kind: 'VOUCHER', purchase: 'cvoucher', name: 'Anne D.' },
  ]);
});

test('has the words of the law in English, and nothing once the period is over', async () => {
  await draw(UNTIL, LANGUAGES[1]);
  press('Withdraw from contract here');
  press(english.withdrawal.go_on);
  expect(screen.getByRole('button', { name: 'Confirm withdrawal' })).toBeTruthy();
  cleanup();
  await draw(null);
  expect(document.body.textContent).toBe('');
});
