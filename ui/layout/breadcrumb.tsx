import type { ReactElement } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './breadcrumb.module.css';
import type { LinkLike } from './link-like.ts';

export type Crumb = { readonly label: string; readonly href: string };

type BreadcrumbProps = {
  readonly crumbs: readonly Crumb[];
  readonly here?: string | undefined;
  readonly label: string;
  readonly Link?: LinkLike;
};

/** The links to the levels above. A phone shows only the last one: one thumb, one step. */
export const Breadcrumb = ({ crumbs, here, label, Link = 'a' }: BreadcrumbProps): ReactElement => (
  <nav className={styles.breadcrumb} aria-label={label}>
    <ol className={styles.list}>
      {crumbs.map((crumb) => (
        <li key={crumb.href} className={styles.crumb}>
          <Link href={crumb.href} className={styles.link}>
            <Icon name="chevron_left" size={16} className={styles.back} />
            <span className={styles.words}>{crumb.label}</span>
          </Link>
        </li>
      ))}
      {here !== undefined && (
        <li className={styles.here} aria-current="page">
          {here}
        </li>
      )}
    </ol>
  </nav>
);
