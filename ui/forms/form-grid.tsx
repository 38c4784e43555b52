import type { ReactElement, ReactNode } from 'react';
import styles from './form-grid.module.css';

/** Fields side by side where there is room, one under the other on a phone. */
export const FormGrid = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.grid}>{children}</div>
);
