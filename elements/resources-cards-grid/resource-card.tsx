import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { locationName } from '../pieces/availability-row/location-line.ts';
import { plainStart } from '../pieces/facts/plain-start.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import styles from './resource-card.module.css';
import type { Settings } from './settings.ts';

type Resource = Answer<'listResources'>['data'][number];
type Property = Settings['resources-properties'][number];

interface CardProps {
  readonly offer: Resource;
  /** The facts on the card, in this order. */
  readonly properties: readonly Property[];
  readonly eager: boolean;
}

/**
 * One resource: its name, location and lowest price. The whole card is one link; its name is read
 * aloud where it is not shown.
 */
export const ResourceCard = ({ offer: resource, properties, eager }: CardProps): ReactElement => (
  <article className={styles.card}>
    <div className={styles.frame}>
      <Picture
        src={resource.images[0]?.public_url ?? null}
        alt=""
        motif="paper"
        seed={resource.cuid}
        eager={eager}
      />
    </div>
    <div className={styles.body}>
      {!properties.some(({ id }) => id === 'name') && <Name resource={resource} hidden />}
      {properties.map((property) => (
        <PropertyOf key={property.id} property={property} resource={resource} />
      ))}
      <p className={styles.price}>
        <From resource={resource} />
      </p>
    </div>
  </article>
);

const From = ({ resource }: { readonly resource: Resource }): ReactElement | null => {
  const texts = useTexts('resources');
  const { language } = useReading();
  const [price] = resource.configuration.prices;
  if (price === undefined) return null;
  const { amount, duration } = price;
  return (
    <>
      <strong>{amount === 0 ? texts.free : formatPrice({ amount, language })}</strong>{' '}
      {texts.for_duration(formatDuration(duration, language))}
    </>
  );
};

const PropertyOf = ({
  property: { id, label = '' },
  resource,
}: {
  readonly property: Property;
  readonly resource: Resource;
}): ReactElement | null => {
  if (id === 'name') return <Name resource={resource} />;
  const words = wordsOf(id, resource);
  if (words === '') return null;
  return (
    <p className={styles.words}>
      {label === '' ? null : <strong>{label}</strong>}
      {label === '' ? words : ` ${words}`}
    </p>
  );
};

function wordsOf(id: Exclude<Property['id'], 'name'>, resource: Resource): string {
  if (id === 'location') return resource.location === null ? '' : locationName(resource.location);
  return id === 'groups'
    ? resource.groups.map(({ name }) => name).join(' · ')
    : plainStart(resource.description);
}

const Name = ({
  resource,
  hidden = false,
}: {
  readonly resource: Resource;
  readonly hidden?: boolean;
}): ReactElement => (
  <h3 className={styles.title}>
    <Link href={`/resources/${resource.cuid}`} className={styles.link}>
      <span className={hidden ? styles.unseen : undefined}>{resource.name}</span>
    </Link>
  </h3>
);
