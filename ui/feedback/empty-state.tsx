import type { ReactElement, ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
};

/** An empty list: a sentence that says why, and a way out. The garland hangs empty. */
export const EmptyState = ({ title, text, action }: EmptyStateProps): ReactElement => (
  <div className={styles.empty}>
    <svg
      className={styles.garland}
      viewBox="0 0 160 58"
      width="176"
      height="64"
      fill="none"
      aria-hidden="true"
    >
      <path
        d="M4 8C36 44 124 44 156 8"
        stroke="var(--line-strong)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path d="M20.5 21.6L37.5 29 21 44z" fill="var(--accent)" />
      <path d="M44.5 30.9L62.3 34.3 49.7 52.3z" fill="var(--accent-line)" />
      <path d="M71 35H89L80 55z" fill="var(--ink)" />
      <path d="M97.7 34.3L115.5 30.9 110.3 52.3z" fill="var(--accent)" />
      <path d="M122.5 29L139.5 21.6 139 44z" fill="var(--accent-line)" />
    </svg>
    <p className={styles.title}>{title}</p>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
