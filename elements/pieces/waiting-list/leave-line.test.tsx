// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import { fakeApi } from '@ribambelle/testing/office/fake-api.ts';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LeaveLine } from './leave-line.tsx';

// toasts live outside the page, with timers that outlast a test
vi.mock('@ribambelle/ui/feedback/toaster.ts', () => ({ showToast: () => {} }));
afterEach(cleanup);

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('one press asks and changes nothing; a second one gives up the place in line', async () => {
  const api = fakeApi({ leaveWaitingList: {} });
  const call = createClient({ origin: 'http://site.test', fetch: api.fetch });
  const line = (
    <LeaveLine entry={{ id: 3, position: 2 }} name="Léa">
      {null}
    </LeaveLine>
  );
  await renderInSite(line, { call, nouns: ['shell', 'waiting-list'], at: '/account/home' });
  button('Quitter la liste : Léa').focus();
  fireEvent.click(button('Quitter la liste : Léa'));
  expect(document.body.textContent).toContain('Vous êtes 2e sur la liste');
  expect(document.activeElement).toBe(button('Rester'));
  fireEvent.click(button('Rester'));
  fireEvent.click(button('Quitter la liste : Léa'));
  expect(api.calls('leaveWaitingList')).toEqual([]);
  fireEvent.click(button('Quitter la liste'));
  await waitFor(() => expect(api.calls('leaveWaitingList')).toHaveLength(1));
});
