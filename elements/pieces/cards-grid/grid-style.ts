import type { CSSProperties } from 'react';

/** The settings of the look of a grid of cards. */
export interface GridLook {
  readonly columns: number;
  readonly 'card-image-aspect-ratio': string;
}

/** Returns the custom properties that `cards-grid.module.css` reads. */
export function gridStyle(look: GridLook): CSSProperties {
  const ratio = look['card-image-aspect-ratio'];
  return Object.fromEntries([
    ['--columns', look.columns],
    ...(ratio === 'auto' ? [] : [['--ratio', ratio]]),
  ]);
}
