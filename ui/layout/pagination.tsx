import type { ReactElement } from 'react';
import { buttonClass } from '../actions/button-class.ts';
import { Icon } from '../icons/icon.tsx';
import type { LinkLike } from './link-like.ts';
import { pageEdges } from './page-edges.ts';
import styles from './pagination.module.css';

type PaginationProps = {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly href: (page: number) => string;
  readonly Link?: LinkLike;
  readonly texts: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly position: string;
  };
};

/**
 * Buttons for the previous and the next page; from beyond the last page, “previous” leads to the
 * last. Nothing when there is only one page.
 */
export const Pagination = ({
  page,
  size,
  total,
  href,
  Link = 'a',
  texts,
}: PaginationProps): ReactElement | null => {
  const edges = pageEdges({ page, size, total });
  if (edges.hidden) return null;
  const look = buttonClass({ kind: 'white' });
  return (
    <nav className={styles.pagination} aria-label={texts.label}>
      {edges.first ? (
        <span className={`${look} ${styles.off}`} aria-disabled="true">
          <Icon name="chevron_left" size={18} />
          {texts.previous}
        </span>
      ) : (
        <Link
          href={href(Math.min(page - 1, Math.max(1, Math.ceil(total / size))))}
          className={look}
          rel="prev"
        >
          <Icon name="chevron_left" size={18} />
          {texts.previous}
        </Link>
      )}
      <span className={styles.position}>{texts.position}</span>
      {edges.last ? (
        <span className={`${look} ${styles.off}`} aria-disabled="true">
          {texts.next}
          <Icon name="chevron_right" size={18} />
        </span>
      ) : (
        <Link href={href(page + 1)} className={look} rel="next">
          {texts.next}
          <Icon name="chevron_right" size={18} />
        </Link>
      )}
    </nav>
  );
};
