import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './ticket-card.module.css';

type TicketCardProps = {
  readonly what: ReactNode;
  /** The level below the title above it. */
  readonly heading: 'h2' | 'h3';
  readonly who?: ReactNode;
  readonly when?: ReactNode;
  /** Options, places and any other choices. */
  readonly details?: readonly ReactNode[] | undefined;
  readonly price?: ReactNode;
  /** Across the top of the stub: the time for which it is kept. */
  readonly kept?: ReactNode;
  readonly stub?: ReactNode;
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  readonly grey?: boolean | undefined;
};

/**
 * A ticket for one item: participant, title and time; the price on the stub, beyond the
 * perforation.
 */
export const TicketCard = ({
  details = [],
  grey = false,
  heading: Heading,
  ...ticket
}: TicketCardProps): ReactElement => (
  <article className={classNames(styles.ticket, grey && styles.grey)}>
    <div className={styles.main}>
      {ticket.badge !== undefined && <div>{ticket.badge}</div>}
      {ticket.who !== undefined && <p className={styles.who}>{ticket.who}</p>}
      <Heading className={styles.what}>{ticket.what}</Heading>
      {ticket.when !== undefined && <p className={styles.when}>{ticket.when}</p>}
      {details.length > 0 && (
        <ul className={styles.details}>
          {details.map((detail, index) => (
            <li key={index}>{detail}</li>
          ))}
        </ul>
      )}
    </div>
    <div className={styles.stub}>
      {ticket.kept !== undefined && <div className={styles.kept}>{ticket.kept}</div>}
      <div className={styles.stubWords}>
        {ticket.stub}
        {ticket.price}
      </div>
      {ticket.actions}
    </div>
  </article>
);
