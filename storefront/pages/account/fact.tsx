import type { ReactElement, ReactNode } from 'react';
import styles from './account.module.css';

/** One fact: its name and its value. */
export const Fact = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactElement => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
