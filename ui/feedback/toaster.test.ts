// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showToast } from './toaster.ts';

afterEach(cleanup);

test('a toast is announced politely, and another with the same id replaces it', async () => {
  showToast({ kind: 'loading', text: 'Un instant', id: 'save' });
  const first = await screen.findByRole('status');
  expect(first.textContent).toBe('Un instant');
  showToast({ kind: 'success', text: 'Enregistré', id: 'save' });
  await screen.findByText('Enregistré');
  expect(screen.queryByText('Un instant')).toBeNull();
});
