import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  changeLevel,
  dropLink,
  hasRoom,
  moveLink,
  type OutlineEdge,
  type OutlineMove,
  type OutlinePath,
} from '@ribambelle/domain/website/menu-outline.ts';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';
import type { MenuLink } from './menu-outline-links.ts';

const MOVES: Readonly<Record<string, OutlineMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** The acts on the links of a menu, and what was said about the last one. */
export interface MenuActs {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly said: string;
  /** The link whose fields are shown; null for none. */
  readonly open: OutlinePath | null;
  readonly toggle: (path: OutlinePath) => void;
  readonly change: (path: OutlinePath, link: Partial<MenuLink>) => void;
  readonly remove: (path: OutlinePath) => void;
  /** Adds a link as the last one below another, and shows its fields; no path is the menu. */
  readonly add: (above: OutlinePath) => void;
  readonly move: (path: OutlinePath, move: OutlineMove) => void;
  readonly drop: (drop: { from: OutlinePath; over: OutlinePath; edge: OutlineEdge }) => void;
  /** Moves the focus by an arrow, and the link in focus by Alt and an arrow. */
  readonly press: (event: KeyboardEvent) => void;
}

/**
 * Returns the acts on the links of a menu. A moved link keeps the focus, and its place is said; a
 * new one shows its fields, and the first of them takes the focus.
 */
export function useMenuActs(
  links: readonly MenuLink[],
  { onChange }: { onChange: (links: readonly MenuLink[]) => void },
): MenuActs {
  const texts = useTexts('office-themes');
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<{ readonly path: OutlinePath; readonly in_fields: boolean } | null>(null);
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<OutlinePath | null>(null);
  useEffect(() => {
    const { current } = next;
    if (current === null) return;
    next.current = null;
    const row = list.current?.querySelector(`[data-path="${current.path.join('.')}"]`);
    const place = current.in_fields ? row?.nextElementSibling : row;
    place?.querySelector<HTMLElement>(current.in_fields ? 'input' : '[data-link]')?.focus();
  });
  const arrive = (moved: ReturnType<typeof moveLink<MenuLink['name']>>, from: OutlinePath) => {
    if (moved === null) return setSaid(texts.link_stays);
    const { path } = moved;
    next.current = { path, in_fields: false };
    setOpen(open !== null && isSame(open, from) ? path : null);
    setSaid(texts.link_moved((path.at(-1) ?? 0) + 1, path.length));
    onChange(moved.links);
  };
  const move = (path: OutlinePath, how: OutlineMove) =>
    arrive(moveLink(links, { path, move: how }), path);
  return {
    list,
    said,
    open,
    toggle: (path) => setOpen(open !== null && isSame(open, path) ? null : path),
    change: (path, link) =>
      onChange(
        changeLevel(links, {
          path,
          change: (all, at) => all.map((one, index) => (index === at ? { ...one, ...link } : one)),
        }),
      ),
    remove: (path) => {
      setOpen(null);
      onChange(changeLevel(links, { path, change: (all, at) => all.toSpliced(at, 1) }));
    },
    add: (above) => {
      const path = [...above, countBelow(links, above)];
      if (!hasRoom(links, path)) return;
      const link = { name: NO_TEXT, href: '', hidden: false, children: [] };
      next.current = { path, in_fields: true };
      setOpen(path);
      onChange(changeLevel(links, { path, change: (all) => [...all, link] }));
    },
    move,
    drop: (drop) => arrive(dropLink(links, drop), drop.from),
    press: (event) => {
      const how = MOVES[event.key];
      const here = event.target instanceof Element ? event.target.closest('[data-link]') : null;
      const path = here?.closest<HTMLElement>('[data-path]')?.dataset['path'];
      if (how === undefined || path === undefined) return;
      event.preventDefault();
      if (event.altKey) return move(path.split('.').map(Number), how);
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-link]') ?? [])];
      const step = how === 'up' ? -1 : how === 'down' ? 1 : 0;
      rows[rows.findIndex((row) => row === here) + step]?.focus();
    },
  };
}

/** Tests whether two paths are the same place. */
export const isSame = (one: OutlinePath, other: OutlinePath): boolean =>
  String(one) === String(other);

/** Returns the number of links directly below another one. */
function countBelow(links: readonly MenuLink[], above: OutlinePath): number {
  return above.reduce((level, at) => level[at]?.children ?? [], links).length;
}
