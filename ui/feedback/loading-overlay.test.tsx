// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LoadingOverlay } from './loading-overlay.tsx';

afterEach(cleanup);

test('outgoing content cannot be reached; new content can at once, even while it fades in', () => {
  const overlay = (active: boolean) => (
    <LoadingOverlay active={active} label="Un instant">
      <button type="button">Lundi</button>
    </LoadingOverlay>
  );
  const { container, rerender } = render(overlay(true));
  const content = () => screen.getByText('Lundi').parentElement;
  expect(content()?.hasAttribute('inert')).toBe(true);
  expect(container.querySelector('[aria-busy]')).not.toBeNull();
  rerender(overlay(false));
  expect(screen.getByText('Un instant')).toBeTruthy();
  expect(content()?.hasAttribute('inert')).toBe(false);
  expect(container.querySelector('[aria-busy]')).toBeNull();
  // as long as it is faded it is marked so: a contrast check waits for that
  expect(content()?.hasAttribute('data-faded')).toBe(true);
});
