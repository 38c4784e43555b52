import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './ticket-card.module.css';

type TicketCardProps = {
  readonly what: ReactNode;
  readonly who?: ReactNode;
  readonly when?: ReactNode;
  /** Options, places, anything else that was chosen. */
  readonly details?: readonly ReactNode[] | undefined;
  readonly price?: ReactNode;
  readonly stub?: ReactNode;
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  readonly grey?: boolean | undefined;
};

/** One item, one ticket: who, what, when; the price on the stub, beyond the perforation. */
export const TicketCard = ({ what, who, when, details = [], price, stub, badge, actions, grey = false }: TicketCardProps): ReactElement => (
  <article className={classNames(styles.ticket, grey && styles.grey)}>
    <div className={styles.main}>
      {badge !== undefined && <div>{badge}</div>}
      {who !== undefined && <p className={styles.who}>{who}</p>}
      <h3 className={styles.what}>{what}</h3>
      {when !== undefined && <p className={styles.when}>{when}</p>}
      {details.length > 0 && (
        <ul className={styles.details}>
          {details.map((detail, index) => (
            <li key={index}>{detail}</li>
          ))}
        </ul>
      )}
    </div>
    <div className={styles.stub}>
      <div className={styles.stubWords}>
        {stub}
        {price}
      </div>
      {actions}
    </div>
  </article>
);
