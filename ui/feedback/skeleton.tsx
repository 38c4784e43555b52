import type { ReactElement } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  readonly shape: 'card' | 'row' | 'text';
  readonly count?: number | undefined;
};

const parts = {
  card: (
    <>
      <span className={styles.picture} />
      <span className={styles.title} />
      <span className={styles.line} />
    </>
  ),
  row: (
    <>
      <span className={styles.square} />
      <span className={styles.lines}>
        <span className={styles.title} />
        <span className={styles.line} />
      </span>
    </>
  ),
  text: (
    <>
      <span className={styles.full} />
      <span className={styles.full} />
      <span className={styles.line} />
    </>
  ),
};

/**
 * The shape of content that is loading. Cards fill their grid; the page around says that it is
 * loading.
 */
export const Skeleton = ({ shape, count = 1 }: SkeletonProps): ReactElement => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={classNames(styles.skeleton, styles[shape])} aria-hidden="true">
        {parts[shape]}
      </div>
    ))}
  </>
);
