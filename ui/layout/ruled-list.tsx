import type { ReactElement, ReactNode } from 'react';
import styles from './ruled-list.module.css';

/** A list of lines, with a rule between them. */
export const RuledList = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <ul className={styles.list}>{children}</ul>
);

/** A line: its content on the left, its actions on the right or, on a phone, below. */
export const RuledLine = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <li className={styles.line}>{children}</li>
);

/** The text of a line, in one column. */
export const RuledWords = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.words}>{children}</div>
);
