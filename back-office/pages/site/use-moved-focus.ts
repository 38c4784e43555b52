import { useEffect, useRef, type RefObject } from 'react';

/** What the focus goes to once the list is drawn: the button that moved one, or the first field of a new one. */
type Next = { readonly index: number; readonly by: 'up' | 'down' | 'added' };

const BUTTON = { up: 0, down: 1 } as const;

/**
 * In a list that is put in its order by buttons, the focus goes with what is moved, so that a key pressed again moves the same one on; what
 * was added gets it too. Each entry carries `data-entry` with the name of the list, its buttons stand in a `data-tools`.
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
  const buttons = [...(entry?.querySelectorAll<HTMLButtonElement>('[data-tools] button') ?? [])];
  const pressed = buttons[BUTTON[by]];
  // at either end there is nothing more to press it for
  return pressed?.disabled === false ? pressed : buttons.find(({ disabled }) => !disabled);
}
