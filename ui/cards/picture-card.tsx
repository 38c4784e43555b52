import type { ReactElement, ReactNode } from 'react';
import type { LinkLike } from '../layout/link-like.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './picture-card.module.css';

type PictureCardProps = {
  readonly href: string;
  readonly title: string;
  readonly picture: ReactElement;
  readonly chip?: ReactNode;
  /** Short facts, such as age, location and next date; they wrap rather than be cut. */
  readonly facts?: readonly ReactNode[] | undefined;
  readonly price?: ReactNode;
  /** Greys the card: full, closed or over. The badge says which. */
  readonly badge?: ReactNode;
  readonly grey?: boolean | undefined;
  readonly note?: ReactNode;
  readonly heading?: 'h2' | 'h3' | undefined;
  readonly Link?: LinkLike;
};

/** Something to choose: picture, what it is, the facts, the price. The whole card is one link. */
export const PictureCard = (props: PictureCardProps): ReactElement => {
  const { Link = 'a', heading: Heading = 'h3', grey = false } = props;
  return (
    <article className={classNames(styles.card, grey && styles.grey)}>
      <div className={styles.frame}>
        {props.picture}
        {props.chip !== undefined && <span className={styles.chip}>{props.chip}</span>}
        {props.badge !== undefined && <span className={styles.badge}>{props.badge}</span>}
      </div>
      <Heading className={styles.title}>
        <Link href={props.href} className={styles.link}>
          {props.title}
        </Link>
      </Heading>
      {props.facts !== undefined && props.facts.length > 0 && (
        <ul className={styles.facts}>
          {props.facts.map((fact, index) => (
            <li key={index}>{fact}</li>
          ))}
        </ul>
      )}
      {(props.price !== undefined || props.note !== undefined) && (
        <p className={styles.foot}>
          {props.price}
          {props.note !== undefined && <span className={styles.note}>{props.note}</span>}
        </p>
      )}
    </article>
  );
};
