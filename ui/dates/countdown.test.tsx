// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-07-06T07:00:00Z') });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
};

test('it counts down, announces the last two minutes once, and reports its end once', () => {
  const onOver = vi.fn();
  const { container } = render(
    <Countdown
      expires_at="2026-07-06T07:15:00Z"
      label="Encore"
      almost_over="Deux minutes"
      onOver={onOver}
    />,
  );
  const spokenText = () => container.querySelector('[aria-live="polite"]')?.textContent;
  const timeText = () => container.querySelector('time')?.textContent;
  expect(timeText()).toBe('15:00');
  expect(spokenText()).toBe('');
  pass(60 * 13 - 1);
  expect(timeText()).toBe('2:01');
  expect(spokenText()).toBe('');
  pass(1);
  expect(spokenText()).toBe('Deux minutes');
  pass(120);
  expect(timeText()).toBe('0:00');
  expect(spokenText()).toBe('');
  pass(30);
  expect(onOver).toHaveBeenCalledTimes(1);
});
