import type { ReactElement, ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = { readonly title: ReactNode; readonly text?: ReactNode; readonly action?: ReactNode };

/** Nothing here: a sentence that says why, and a way out. The garland hangs empty. */
export const EmptyState = ({ title, text, action }: EmptyStateProps): ReactElement => (
  <div className={styles.empty}>
    <svg className={styles.garland} viewBox="0 0 160 56" width="160" height="56" fill="none" aria-hidden="true">
      <path d="M4 8C36 44 124 44 156 8" stroke="var(--line-strong)" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M30 27l17 9-13 12z" fill="var(--accent)" />
      <path d="M59 37l20 2.500-11 14z" fill="var(--accent-tint-strong)" />
      <path d="M91 39l19-4-6 16z" fill="var(--ink)" />
      <path d="M120 31l15-9 1 17z" fill="var(--accent-line)" />
    </svg>
    <p className={styles.title}>{title}</p>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
