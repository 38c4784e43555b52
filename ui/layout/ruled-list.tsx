import type { ReactElement, ReactNode } from 'react';
import styles from './ruled-list.module.css';

/** Lines of one thing each, with a rule between them. */
export const RuledList = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <ul className={styles.list}>{children}</ul>
);

/** What it is to the left, what can be done with it to the right or, on a phone, below. */
export const RuledLine = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <li className={styles.line}>{children}</li>
);

/** What a line says, in one column. */
export const RuledWords = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.words}>{children}</div>
);
