import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { BundlePrice } from '../pieces/bundle/bundle-price.tsx';
import { shortValidity } from '../pieces/bundle/validity-of.ts';
import { plainStart } from '../pieces/facts/plain-start.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import type { Settings } from './settings.ts';
import styles from './bundle-card.module.css';

type Bundle = Answer<'listBundles'>['data'][number];
type PropertyId = Settings['items-properties'][number]['id'];

interface CardProps {
  readonly offer: Bundle;
  /** The facts on the card, in this order. */
  readonly properties: readonly PropertyId[];
  readonly eager: boolean;
}

/** The largest number of holes on a card; a larger pack shows only its number. */
const MOST_HOLES = 24;

/**
 * One bundle, drawn as a punch card. The whole card is one link; its title is read aloud where it
 * is not shown.
 */
export const BundleCard = ({ offer: bundle, properties, eager }: CardProps): ReactElement => {
  const [image] = bundle.images;
  return (
    <article className={styles.card}>
      {image !== undefined && (
        <div className={styles.frame}>
          <Picture src={image.public_url} alt="" eager={eager} />
        </div>
      )}
      <div className={styles.body}>
        {!properties.includes('title') && <Title bundle={bundle} hidden />}
        {properties.map((id) => (
          <PropertyOf key={id} id={id} bundle={bundle} />
        ))}
      </div>
    </article>
  );
};

interface PropertyProps {
  readonly id: PropertyId;
  readonly bundle: Bundle;
}

const PropertyOf = ({ id, bundle }: PropertyProps): ReactElement | null => {
  const texts = useTexts('bundles');
  const reading = useReading();
  if (id === 'title') return <Title bundle={bundle} />;
  if (id === 'price')
    return (
      <p className={styles.price}>
        <BundlePrice bundle={bundle} size="card" />
      </p>
    );
  if (id === 'capacity') return <Capacity capacity={bundle.capacity} />;
  const words =
    id === 'description'
      ? plainStart(bundle.description)
      : shortValidity(bundle, { ...reading, texts });
  return words === null || words === '' ? null : <p className={styles.words}>{words}</p>;
};

/** The number of registrations that it pays, with a hole for each. */
const Capacity = ({ capacity }: { readonly capacity: number | null }): ReactElement => {
  const texts = useTexts('bundles');
  return (
    <p className={styles.capacity}>
      {capacity !== null && capacity <= MOST_HOLES && (
        <span className={styles.holes} aria-hidden="true">
          {Array.from({ length: capacity }, (_, hole) => (
            <span key={hole} className={styles.hole} />
          ))}
        </span>
      )}
      <span className={styles.count}>
        {capacity === null ? texts.pays_all : texts.pays(capacity)}
      </span>
    </p>
  );
};

const Title = ({
  bundle,
  hidden = false,
}: {
  readonly bundle: Bundle;
  readonly hidden?: boolean;
}): ReactElement => (
  <h3 className={styles.title}>
    <Link href={`/bundles/${bundle.cuid}`} className={styles.link}>
      <span className={hidden ? styles.unseen : undefined}>{bundle.title}</span>
    </Link>
  </h3>
);
