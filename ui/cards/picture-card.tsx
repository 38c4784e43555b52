import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ReactElement, ReactNode } from 'react';
import { Kept } from '../data/kept.tsx';
import { Badge, type Tone } from '../feedback/badge.tsx';
import { Price } from '../money/price.tsx';
import { Link } from '../router/link.tsx';
import { classNames } from '../styles/class-names.ts';
import { type Motif, Picture } from './picture.tsx';
import styles from './picture-card.module.css';

/** The content of a card, as plain data. */
export interface CardFacts {
  readonly href: string;
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  readonly picture: { readonly src: string | null; readonly motif: Motif; readonly seed: string };
  readonly chip?: string | undefined;
  /** Short facts, such as age, location and next date; they wrap rather than be cut. */
  readonly facts?: readonly string[] | undefined;
  /** An amount in cents with the words before it, or words instead of an amount. */
  readonly price?: CardPrice | string | undefined;
  /** Says why a card is grey: full, closed or over. */
  readonly badge?: { readonly tone: Tone; readonly words: string } | undefined;
  readonly note?: string | undefined;
}

interface CardPrice {
  readonly amount: number;
  readonly full_amount?: number | null;
  readonly language: Language;
  readonly before?: string | undefined;
}

interface CardProps {
  readonly card: CardFacts;
  readonly grey?: boolean;
  /**
   * True when its picture is in sight at once. Such a card is always drawn: the page fetches its
   * picture early.
   */
  readonly eager?: boolean;
  /** The text next to the picture, alone or in a row of a list; below the picture by default. */
  readonly look?: 'wide' | 'row' | undefined;
  /** An action besides opening it. A card with one must be outside `Drawn`. */
  readonly action?: ReactNode;
}

/** A card to choose: picture, title, facts and price. The whole card is one link. */
export const PictureCard = ({
  card,
  grey = false,
  eager = false,
  look,
  action,
}: CardProps): ReactElement => {
  const className = classNames(styles.card, look && styles[look], grey && styles.grey);
  return eager || action ? (
    <article className={className}>
      <Inside {...card} eager={eager} action={action} />
    </article>
  ) : (
    <Kept as="article" className={className} of={Inside} name="picture-card" facts={card} />
  );
};

const Inside = ({
  eager,
  action,
  ...card
}: CardFacts & Pick<CardProps, 'eager' | 'action'>): ReactElement => {
  const { heading: Heading, picture, chip, facts = [], price, badge, note } = card;
  return (
    <>
      <div className={styles.frame}>
        <Picture {...picture} alt="" eager={eager} />
        {chip !== undefined && <span className={styles.chip}>{chip}</span>}
        {badge !== undefined && (
          <span className={styles.badge}>
            <Badge tone={badge.tone}>{badge.words}</Badge>
          </span>
        )}
      </div>
      <Heading className={styles.title}>
        <Link href={card.href} className={styles.link}>
          {card.title}
        </Link>
      </Heading>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact, index) => (
            <li key={index}>{fact}</li>
          ))}
        </ul>
      )}
      {(price !== undefined || note !== undefined || action) && (
        <div className={styles.foot}>
          {typeof price === 'string' && <strong>{price}</strong>}
          {typeof price === 'object' && <Price {...price} size="card" />}
          {note !== undefined && <span className={styles.note}>{note}</span>}
          {action}
        </div>
      )}
    </>
  );
};
