import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './stack.module.css';

type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

type StackProps = {
  readonly gap?: Gap;
  readonly direction?: 'down' | 'across';
  readonly align?: 'stretch' | 'start' | 'center' | 'end' | 'apart';
  readonly children: ReactNode;
};

/** Elements below or next to each other, one step of our spacing apart; horizontally they wrap. */
export const Stack = ({
  gap = 4,
  direction = 'down',
  align = 'stretch',
  children,
}: StackProps): ReactElement => (
  <div
    className={classNames(styles.stack, styles[direction], styles[align])}
    style={{ gap: `var(--space-${gap})` }}
  >
    {children}
  </div>
);

type GridProps = { readonly min?: string; readonly children: ReactNode };

/** As many columns as fit, none narrower than `min`. */
export const Grid = ({ min = '264px', children }: GridProps): ReactElement => (
  <div
    className={styles.grid}
    style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))` }}
  >
    {children}
  </div>
);
