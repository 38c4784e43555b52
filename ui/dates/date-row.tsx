import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './date-row.module.css';

type DateRowProps = {
  readonly block: ReactNode;
  readonly title: ReactNode;
  readonly facts?: readonly ReactNode[] | undefined;
  /** The places left, shown only when few. */
  readonly note?: ReactNode;
  readonly badge?: ReactNode;
  readonly strip?: ReactNode;
  readonly price?: ReactNode;
  readonly action?: ReactNode;
  readonly muted?: boolean | undefined;
};

/** One date to choose: the day in large, time and place, price, one button. */
export const DateRow = ({
  block,
  title,
  facts = [],
  note,
  badge,
  strip,
  price,
  action,
  muted = false,
}: DateRowProps): ReactElement => (
  <article className={classNames(styles.row, muted && styles.muted)}>
    {block}
    <div className={styles.words}>
      <h3 className={styles.title}>{title}</h3>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact, index) => (
            <li key={index}>{fact}</li>
          ))}
        </ul>
      )}
      {strip}
      {(badge !== undefined || note !== undefined) && (
        <p className={styles.note}>
          {badge}
          {note}
        </p>
      )}
    </div>
    <div className={styles.end}>
      {price}
      {action}
    </div>
  </article>
);
