import type { OutlineEdge, OutlinePath } from '@ribambelle/domain/website/menu-outline.ts';
import { type DragEvent, useRef, useState } from 'react';

/** The link over which another one is dragged, and the part of it. */
export interface DraggedOver {
  readonly path: OutlinePath;
  readonly edge: OutlineEdge;
}

/** Drags rows of the menu onto each other: each has `data-path` with the place of its link. */
export function useMenuDrag(input: {
  readonly onDrop: (drop: { from: OutlinePath; over: OutlinePath; edge: OutlineEdge }) => void;
}) {
  const dragged = useRef<OutlinePath | null>(null);
  const [over, setOver] = useState<DraggedOver | null>(null);
  const end = () => {
    dragged.current = null;
    setOver(null);
  };
  return {
    over,
    list: {
      onDragStart: (event: DragEvent) => {
        const row = rowAt(event.target);
        dragged.current = row === null ? null : pathOf(row);
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver: (event: DragEvent) => {
        const row = rowAt(event.target);
        if (dragged.current === null || row === null) return setOver(null);
        event.preventDefault();
        const next = { path: pathOf(row), edge: edgeOf(row, event.clientY) };
        setOver((before) =>
          before?.edge === next.edge && String(before.path) === String(next.path) ? before : next,
        );
      },
      onDrop: (event: DragEvent) => {
        const from = dragged.current;
        const row = rowAt(event.target);
        if (from === null || row === null) return;
        event.preventDefault();
        end();
        input.onDrop({ from, over: pathOf(row), edge: edgeOf(row, event.clientY) });
      },
      onDragEnd: end,
    },
  };
}

/** Returns the part of a row at a height of the window: a third above, in and below it. */
function edgeOf(row: HTMLElement, y: number): OutlineEdge {
  const { top, height } = row.getBoundingClientRect();
  const share = (y - top) / height;
  return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside';
}

function rowAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null;
}

function pathOf(row: HTMLElement): OutlinePath {
  return (row.dataset['path'] ?? '').split('.').map(Number);
}
