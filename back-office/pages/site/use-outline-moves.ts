import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  moveLink,
  type OutlineMove,
  type OutlinePath,
  placeLink,
} from '@ribambelle/domain/website/menu-outline.ts';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { menuOf, outlineOf } from './menu-outline-links.ts';
import type { Site } from './use-site-form.ts';

const MOVES: Readonly<Record<string, OutlineMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/**
 * Moves links of a menu by keyboard (Alt and an arrow, on a grip) and by dragging a grip onto
 * another link: on its upper part before it, else below or after it. The grip of the moved link
 * keeps the focus, and `said` announces its place. Each link has `data-path`, each grip
 * `data-grip`.
 */
export function useOutlineMoves(
  menu: Site['menu'],
  { onChange }: { onChange: (menu: Site['menu']) => void },
) {
  const texts = useTexts('office-themes');
  const [said, setSaid] = useState('');
  const next = useRef<{ list: Element; path: OutlinePath } | null>(null);
  const dragged = useRef<OutlinePath | null>(null);
  useEffect(() => {
    const { current } = next;
    if (current === null) return;
    next.current = null;
    const link = current.list.querySelector(`[data-path="${current.path.join('.')}"]`);
    link?.querySelector<HTMLElement>('[data-grip]')?.focus();
  });
  const arrive = (moved: ReturnType<typeof placeOf>, list: Element) => {
    if (moved === null) return setSaid(texts.link_stays);
    next.current = { list, path: moved.path };
    setSaid(texts.link_moved((moved.path.at(-1) ?? 0) + 1, moved.path.length));
    onChange(menuOf(moved.links));
  };
  const placeOf = (from: OutlinePath, to: OutlinePath) => placeLink(outlineOf(menu), { from, to });
  return {
    said,
    list: {
      onKeyDown: (event: KeyboardEvent) => {
        const move = MOVES[event.key];
        const path = gripAt(event.target);
        if (!event.altKey || move === undefined || path === null) return;
        event.preventDefault();
        arrive(moveLink(outlineOf(menu), { path, move }), event.currentTarget);
      },
      onDragStart: (event: DragEvent) => {
        dragged.current = gripAt(event.target);
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver: (event: DragEvent) => {
        if (dragged.current !== null) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        const from = dragged.current;
        const over = linkAt(event.target);
        if (from === null || over === null) return;
        event.preventDefault();
        dragged.current = null;
        arrive(dropped(from, { over, y: event.clientY, place: placeOf }), event.currentTarget);
      },
      onDragEnd: () => (dragged.current = null),
    },
  };
}

/**
 * Returns what a drop makes: before the link in its upper 40 px, else the last one below it; after
 * it where none can be below.
 */
function dropped<Result>(
  from: OutlinePath,
  input: {
    over: HTMLElement;
    y: number;
    place: (from: OutlinePath, to: OutlinePath) => Result | null;
  },
): Result | null {
  const { over, y, place } = input;
  const target = pathOf(over);
  const is_upper = y - over.getBoundingClientRect().top < 40;
  const below = over.querySelectorAll(`[data-path^="${target.join('.')}."]`);
  const children = [...below].filter((each) => pathOf(each).length === target.length + 1);
  const own = children.some((each) => pathOf(each).join('.') === from.join('.')) ? 1 : 0;
  if (is_upper) return place(from, without(from, target));
  const after = [...target.slice(0, -1), (target.at(-1) ?? 0) + 1];
  return (
    place(from, without(from, [...target, children.length - own])) ??
    place(from, without(from, after))
  );
}

/** Returns a place as it is counted once the link that moves is taken out. */
function without(from: OutlinePath, to: OutlinePath): OutlinePath {
  const level = from.length - 1;
  const shares = from.slice(0, level).every((at, index) => to[index] === at);
  const at = to[level];
  if (!shares || at === undefined || at <= (from[level] ?? 0)) return to;
  return to.with(level, at - 1);
}

function gripAt(target: EventTarget): OutlinePath | null {
  const link = linkAt(target);
  const is_grip = target instanceof Element && target.closest('[data-grip]') !== null;
  return link === null || !is_grip ? null : pathOf(link);
}

function linkAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null;
}

function pathOf(link: Element): OutlinePath {
  return (link.getAttribute('data-path') ?? '').split('.').map(Number);
}
