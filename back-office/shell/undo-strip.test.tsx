import { MantineProvider } from '@mantine/core';
import { loadAhead, TextsWhenNeeded } from '@ribambelle/client/texts/texts-when-needed.tsx';
import { loaders } from '@ribambelle/texts/all.ts';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetUndo, offerUndo, useOffers } from '../data/undo.ts';
import { UndoStrip } from './undo-strip.tsx';

afterEach(() => {
  forgetUndo();
  cleanup();
  vi.useRealTimers();
});

/** The strip of the page, and above it that of a panel. */
const Strips = ({ panel }: { panel: boolean }) => (
  <MantineProvider>
    <TextsWhenNeeded language="fr">
      <Suspense>
        <UndoStrip />
        {panel ? <UndoStrip /> : null}
      </Suspense>
    </TextsWhenNeeded>
  </MantineProvider>
);

async function open() {
  loadAhead('fr', ['office']);
  await loaders.fr.office();
  return act(async () => render(<Strips panel />));
}

test('who is at the button stays at it when the panel with its strip goes, and time goes on once they leave', async () => {
  const { rerender } = await open();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const offers = renderHook(() => useOffers()).result;
  act(() => offerUndo('Lieu supprimé.', () => {}));
  const button = await screen.findByRole('button');
  act(() => button.focus());
  rerender(<Strips panel={false} />);
  const moved = screen.getByRole('button');
  expect(moved).not.toBe(button);
  expect(document.activeElement).toBe(moved);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(offers.current.length).toBe(1);
  act(() => moved.blur());
  act(() => void vi.advanceTimersByTime(12_000));
  expect(offers.current).toEqual([]);
});

test('what nobody is at any more ends, also when its strip went under the pointer', async () => {
  const { rerender } = await open();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const offers = renderHook(() => useOffers()).result;
  act(() => offerUndo('Lieu supprimé.', () => {}));
  const button = await screen.findByRole('button');
  act(() => void button.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(offers.current.length).toBe(1);
  rerender(<Strips panel={false} />);
  act(() => void vi.advanceTimersByTime(12_000));
  expect(offers.current).toEqual([]);
});
