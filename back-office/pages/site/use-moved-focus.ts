import { useEffect, useRef, type RefObject } from 'react';

/**
 * The next focus, once the list is drawn: the button that moved an entry, or the first field of a
 * new one.
 */
type Next = { readonly index: number; readonly by: 'up' | 'down' | 'added' };

const BUTTON = { up: 0, down: 1 } as const;

/**
 * Keeps the focus on the moved entry of a list that is ordered by buttons, so that a second press
 * of the key moves the same entry; a new entry takes it too. Each entry has `data-entry` with the
 * name of the list, and its buttons are in a `data-tools`.
 */
export function useMovedFocus(name: string): {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly moved: (from: number, to: number) => void;
  readonly added: (index: number) => void;
} {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<Next | null>(null);
  useEffect(() => {
    const { current } = next;
    if (current === null) return;
    next.current = null;
    const entry = list.current?.querySelectorAll(`[data-entry="${name}"]`)[current.index];
    goalIn(entry, current)?.focus();
  });
  return {
    list,
    moved: (from, to) => (next.current = { index: to, by: to < from ? 'up' : 'down' }),
    added: (index) => (next.current = { index, by: 'added' }),
  };
}

function goalIn(entry: Element | undefined, { by }: Next): HTMLElement | null | undefined {
  if (by === 'added') return entry?.querySelector<HTMLElement>('input:not([role=switch])');
  const buttons = [
    ...(entry?.querySelectorAll<HTMLButtonElement>('[data-tools] button:not([data-grip])') ?? []),
  ];
  const pressed_button = buttons[BUTTON[by]];
  // at either end the button cannot be pressed again
  return pressed_button?.disabled === false
    ? pressed_button
    : buttons.find(({ disabled }) => !disabled);
}
