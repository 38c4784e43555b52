import type { CSSProperties } from 'react';

/** What the settings of a grid of cards say of its look. */
export interface GridLook {
  readonly columns: number;
  readonly 'card-image-aspect-ratio': string;
}

/** The custom properties that `cards-grid.module.css` reads. */
export function gridStyle(look: GridLook): CSSProperties {
  const ratio = look['card-image-aspect-ratio'];
  return Object.fromEntries([
    ['--columns', look.columns],
    ...(ratio === 'auto' ? [] : [['--ratio', ratio]]),
  ]);
}
