import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Spinner } from '@ribambelle/ui/feedback/spinner.tsx';
import type { ReactElement } from 'react';
import styles from './cards-grid.module.css';
import { type GridLook, gridStyle } from './grid-style.ts';

/** Replaces the cards until they are read for the first time (2 §2). */
export const LoadingCards = ({
  settings,
  label,
}: {
  readonly settings: GridLook;
  readonly label: string;
}): ReactElement => (
  <div className={styles.grid} style={gridStyle(settings)}>
    <Skeleton shape="card" count={settings.columns * 2} />
    <div className={styles.loading}>
      <Spinner label={label} show_label />
    </div>
  </div>
);
