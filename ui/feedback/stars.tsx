import type { ReactElement } from 'react';
import styles from './stars.module.css';

const SIDE = 24;
const ALL = [0, 1, 2, 3, 4];
const STAR = 'M12 3l2.75 5.75 6.25.85-4.55 4.4 1.1 6.3L12 17.25 6.45 20.3l1.1-6.3L3 9.6l6.25-.85z';

type StarsProps = {
  readonly score: number;
  /** The score in words, read aloud instead of the drawing. */
  readonly label: string;
};

/** Five stars, filled from the left up to the score, with partly filled ones. */
export const Stars = ({ score, label }: StarsProps): ReactElement => (
  <svg
    className={styles.stars}
    viewBox={`0 0 ${SIDE * ALL.length} ${SIDE}`}
    strokeWidth="1.4"
    strokeLinejoin="round"
    role="img"
    aria-label={label}
  >
    {row}
    <svg className={styles.full} width={SIDE * score} height={SIDE}>
      {row}
    </svg>
  </svg>
);

const row = ALL.map((index) => (
  <path key={index} d={STAR} transform={`translate(${SIDE * index})`} />
));
