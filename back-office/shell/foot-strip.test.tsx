import { MantineProvider } from '@mantine/core';
import { loadAhead, TextsWhenNeeded } from '@ribambelle/client/texts/texts-when-needed.tsx';
import { loaders } from '@ribambelle/texts/all.ts';
import { act, cleanup, render, renderHook, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetMessages, say } from '../data/messages.ts';
import { forgetUndo, offerUndo, useOffers } from '../data/undo.ts';
import { FootStrip } from './foot-strip.tsx';

afterEach(() => {
  forgetUndo();
  forgetMessages();
  cleanup();
  vi.useRealTimers();
});

/** The strip of the page, and above it that of a panel. */
const Strips = ({ panel }: { panel: boolean }) => (
  <MantineProvider>
    <TextsWhenNeeded language="fr">
      <Suspense>
        <FootStrip />
        {panel ? <FootStrip /> : null}
      </Suspense>
    </TextsWhenNeeded>
  </MantineProvider>
);

async function open() {
  loadAhead('fr', ['office']);
  await loaders.fr.office();
  return act(async () => render(<Strips panel />));
}

test('the focus stays on the button when the panel with its strip closes, and the countdown resumes when it leaves', async () => {
  const { rerender } = await open();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const offers = renderHook(() => useOffers()).result;
  act(() => offerUndo('Lieu supprimé.', () => {}));
  const button = await screen.findByRole('button');
  act(() => button.focus());
  rerender(<Strips panel={false} />);
  const new_button = screen.getByRole('button');
  expect(new_button).not.toBe(button);
  expect(document.activeElement).toBe(new_button);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(offers.current.length).toBe(1);
  act(() => new_button.blur());
  act(() => void vi.advanceTimersByTime(12_000));
  expect(offers.current).toEqual([]);
});

test('an offer ends once nobody is at it, even when its strip vanished under the pointer', async () => {
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

describe('a short message', () => {
  test('is shown in the strip of the open panel, disappears by itself, and waits while somebody is at it', async () => {
    await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => say({ message: 'Enregistré.', color: 'green' }));
    const [page, panel] = screen.getAllByRole('status');
    expect(page?.textContent).toBe('');
    const message = within(panel ?? document.body).getByText('Enregistré.').parentElement;
    act(() => void message?.dispatchEvent(new MouseEvent('mouseenter')));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Enregistré.')).toBeTruthy();
    act(() => void message?.dispatchEvent(new MouseEvent('mouseleave')));
    act(() => void vi.advanceTimersByTime(3000));
    expect(screen.queryByText('Enregistré.')).toBeNull();
  });

  test('is an alert after a refusal, shown once even if repeated, and can be hidden', async () => {
    await open();
    act(() => say({ message: 'Enregistré.', color: 'green' }));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => say({ message: 'Ce lieu est utilisé.', color: 'red', autoClose: 6000 }));
    act(() => say({ message: 'Ce lieu est utilisé.', color: 'red', autoClose: 6000 }));
    const alert = screen.getByRole('alert');
    expect(within(alert).getAllByText('Ce lieu est utilisé.')).toHaveLength(1);
    act(() => within(alert).getByRole('button', { name: 'Masquer ce message' }).click());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Enregistré.')).toBeTruthy();
  });
});
