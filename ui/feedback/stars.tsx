import type { ReactElement } from 'react';
import styles from './stars.module.css';

const ALL = 5;
const STAR = 'M12 3l2.75 5.75 6.25.85-4.55 4.4 1.1 6.3L12 17.25 6.45 20.3l1.1-6.3L3 9.6l6.25-.85z';

type StarsProps = { readonly score: number; /** The score in words: what is heard instead of the drawing. */ readonly label: string };

/** Five stars, filled from the left as far as the score goes, parts of a star too. */
export const Stars = ({ score, label }: StarsProps): ReactElement => (
  <span className={styles.stars} role="img" aria-label={label}>
    <Row />
    <span className={styles.full} style={{ width: `${(score / ALL) * 100}%` }}>
      <Row />
    </span>
  </span>
);

const Row = (): ReactElement => (
  <svg className={styles.row} viewBox={`0 0 ${24 * ALL} 24`} strokeWidth="1.4" strokeLinejoin="round" aria-hidden="true" focusable="false">
    {Array.from({ length: ALL }, (_, place) => (
      <path key={place} d={STAR} transform={`translate(${24 * place})`} />
    ))}
  </svg>
);
