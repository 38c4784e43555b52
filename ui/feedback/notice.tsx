import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './notice.module.css';

export type NoticeTone = 'blue' | 'red' | 'yellow' | 'green';

type NoticeProps = {
  readonly tone?: NoticeTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

const icons = {
  blue: 'info',
  red: 'alert',
  yellow: 'alert',
  green: 'check',
} as const satisfies Record<NoticeTone, IconName>;

/**
 * A message about an event and what to do about it. Red interrupts a screen reader, the others wait
 * their turn.
 */
export const Notice = ({ tone = 'blue', title, children, action }: NoticeProps): ReactElement => (
  <div
    className={classNames(styles.notice, styles[tone])}
    role={tone === 'red' ? 'alert' : 'status'}
  >
    <Icon name={icons[tone]} className={styles.icon} />
    <div className={styles.body}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children !== undefined && <div>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  </div>
);
