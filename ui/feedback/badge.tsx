import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'red' | 'yellow' | 'green' | 'blue' | 'accent';

/** A state in one or two words. The dot says that it is a state; the words say which. */
export const Badge = ({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}): ReactElement => <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
