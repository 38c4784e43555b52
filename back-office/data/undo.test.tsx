import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUndo, holdUndo, offerUndo, takeUndo, useOffers } from './undo.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forgetUndo();
  cleanup();
  vi.useRealTimers();
});

const seconds = (count: number) => act(() => void vi.advanceTimersByTime(count * 1000));
const renderOffers = () => renderHook(() => useOffers()).result;

test('is offered for ten seconds, counting down', () => {
  const offers = renderOffers();
  act(() => offerUndo('Lieu supprimé.', () => {}));
  seconds(3);
  expect(offers.current).toMatchObject([{ said: 'Lieu supprimé.', left: 7 }]);
  seconds(7);
  expect(offers.current).toEqual([]);
  expect(takeUndo()).toBe(false);
});

test('the countdown pauses while somebody is at the offer', () => {
  const offers = renderOffers();
  act(() => offerUndo('Lieu supprimé.', () => {}));
  holdUndo(true);
  seconds(60);
  expect(offers.current).toMatchObject([{ left: 10 }]);
  holdUndo(false);
  seconds(10);
  expect(offers.current).toEqual([]);
});

test('the three newest are offered; the newest is undone first, each once', () => {
  const offers = renderOffers();
  const texts_undone: string[] = [];
  act(() => {
    for (const text of ['a', 'b', 'c', 'd']) offerUndo(text, () => void texts_undone.push(text));
  });
  expect(offers.current.map(({ said }) => said)).toEqual(['b', 'c', 'd']);
  act(() => void takeUndo());
  act(() => void takeUndo(offers.current[0]?.key));
  expect(texts_undone).toEqual(['d', 'b']);
  expect(offers.current.map(({ said }) => said)).toEqual(['c']);
});
