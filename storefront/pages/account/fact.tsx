import type { ReactElement, ReactNode } from 'react';
import styles from './account.module.css';

/** One line of what is known: its name, and what it is. */
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
