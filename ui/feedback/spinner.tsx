import type { ReactElement } from 'react';
import styles from './spinner.module.css';

/**
 * Three beads on a string, one after the other; the label is read aloud and optionally shown under
 * them.
 */
export const Spinner = ({
  label,
  show_label = false,
}: {
  readonly label: string;
  readonly show_label?: boolean;
}): ReactElement => (
  <div className={styles.spinner} role="status">
    <span className={styles.beads} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <span className={show_label ? styles.label : styles.hidden}>{label}</span>
  </div>
);
