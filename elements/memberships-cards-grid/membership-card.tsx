import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { plainStart } from '../pieces/facts/plain-start.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { MembershipPrice } from '../pieces/membership/membership-price.tsx';
import { wholePeriodOf } from '../pieces/membership/period-of.ts';
import type { Settings } from './settings.ts';
import styles from './membership-card.module.css';

type Membership = Answer<'listMemberships'>['data'][number];
type PropertyId = Settings['items-properties'][number]['id'];

interface CardProps {
  readonly offer: Membership;
  /** The facts on the card, in this order. */
  readonly properties: readonly PropertyId[];
  readonly eager: boolean;
}

/**
 * One membership, drawn as a member’s card. The whole card is one link; its title is read aloud
 * where it is not shown.
 */
export const MembershipCard = ({
  offer: membership,
  properties,
  eager,
}: CardProps): ReactElement => {
  const [image] = membership.images;
  return (
    <article className={styles.card}>
      {image !== undefined && (
        <div className={styles.frame}>
          <Picture src={image.public_url} alt="" eager={eager} />
        </div>
      )}
      <div className={styles.band} aria-hidden="true" />
      <div className={styles.body}>
        {!properties.includes('title') && <Title membership={membership} hidden />}
        {properties.map((id) => (
          <PropertyOf key={id} id={id} membership={membership} />
        ))}
      </div>
    </article>
  );
};

const PropertyOf = ({
  id,
  membership,
}: {
  readonly id: PropertyId;
  readonly membership: Membership;
}): ReactElement | null => {
  const texts = useTexts('memberships');
  const reading = useReading();
  if (id === 'title') return <Title membership={membership} />;
  if (id === 'price')
    return (
      <p className={styles.price}>
        <MembershipPrice price={membership.price} size="card" />
      </p>
    );
  const words =
    id === 'description'
      ? plainStart(membership.description)
      : wholePeriodOf(membership, { ...reading, texts });
  return words === '' ? null : <p className={styles.words}>{words}</p>;
};

const Title = ({
  membership,
  hidden = false,
}: {
  readonly membership: Membership;
  readonly hidden?: boolean;
}): ReactElement => (
  <h3 className={styles.title}>
    <Link href={`/memberships/${membership.cuid}`} className={styles.link}>
      <span className={hidden ? styles.unseen : undefined}>{membership.title}</span>
    </Link>
  </h3>
);
