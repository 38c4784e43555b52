import type { Answer } from '@ribambelle/api/client.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import { Rich } from '@ribambelle/ui/cards/rich.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { Icon, type IconName } from '@ribambelle/ui/icons/icon.tsx';
import { ExpandableText } from '@ribambelle/ui/layout/expandable-text.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { ageText } from '../pieces/facts/age-text.ts';
import { Carousel } from '../pieces/carousel/carousel.tsx';
import { CatalogueCrumbs } from '../pieces/crumbs/catalogue-crumbs.tsx';
import { motifOf } from '../pieces/facts/motif-of.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import styles from './activity.module.css';
import { ActivityReviews } from './activity-reviews.tsx';
import { showsReviews } from './requests.ts';
import type { Settings } from './settings.ts';

type Activity = Answer<'getActivity'>;
type PropertyId = Settings['activities-properties'][number]['id'];

/**
 * An activity: its description, ages, locations and lowest price (2 §2); its dates are a separate
 * element.
 */
export function View({ settings, params }: ViewProps<Settings>): ReactElement | null {
  const texts = useTexts('availabilities');
  const { data: activity } = useCall('getActivity', { activity: params['activity'] ?? '' });
  if (activity === undefined) return null;
  const properties = shownProperties(settings['activities-properties']);
  return (
    <Container>
      <div className={styles.above}>
        <CatalogueCrumbs here={activity.title} />
      </div>
      <header className={properties.includes('images') ? styles.head : styles.plainHead}>
        <div className={styles.words}>
          <h1>{activity.title}</h1>
          {properties
            .filter((id) => id !== 'images')
            .map((id) => (
              <PropertyOf key={id} id={id} activity={activity} />
            ))}
          {activity.registration_flow === 'REQUEST' && <ByRequest slug={activity.slug} />}
          {activity.instructions !== '' && (
            <details className={styles.instructions}>
              <summary>{texts.to_bring}</summary>
              <Rich html={activity.instructions} />
            </details>
          )}
        </div>
        {properties.includes('images') && (
          <div className={styles.pictures}>
            {activity.images.length > 1 ? (
              <Carousel images={activity.images} texts={texts} />
            ) : (
              <Picture
                src={activity.images[0]?.public_url ?? null}
                alt={activity.images[0]?.alt ?? ''}
                motif={motifOf(activity.motif)}
                seed={activity.cuid}
                eager
              />
            )}
          </div>
        )}
      </header>
      {showsReviews(settings) && <ActivityReviews slug={activity.slug} params={params} />}
    </Container>
  );
}

/** A link to the page on which the dates of an activity by request are chosen (2 §2). */
const ByRequest = ({ slug }: { readonly slug: string }): ReactElement => {
  const { by_request: texts } = useTexts('availabilities');
  return (
    <>
      <p>{texts.text}</p>
      <Link
        href={`/cart/registrations-requests/${slug}`}
        className={buttonClass({ kind: 'primary', size: 'large' })}
      >
        {texts.action}
      </Link>
    </>
  );
};

/**
 * The largest number of locations that are named; the others are counted, because nobody reads a
 * hundred names.
 */
const MOST_PLACES = 5;

function placesText(places: readonly string[], others: (count: number) => string): string {
  const more_count = places.length - MOST_PLACES;
  return [...places.slice(0, MOST_PLACES), ...(more_count > 0 ? [others(more_count)] : [])].join(
    ' · ',
  );
}

const PropertyOf = ({
  id,
  activity,
}: {
  readonly id: PropertyId;
  readonly activity: Activity;
}): ReactElement | null => {
  const texts = useTexts('availabilities');
  const { ages } = useTexts('catalogue');
  if (id === 'categories' && activity.categories.length > 0) {
    return (
      <p className={styles.categories}>
        {activity.categories
          .filter(({ group }) => group.scope === 'PRIMARY')
          .map((category) => (
            <Badge key={category.cuid} tone="accent">
              {category.title}
            </Badge>
          ))}
      </p>
    );
  }
  if (id === 'description' && activity.description !== '') {
    return (
      <ExpandableText texts={texts}>
        <Rich html={activity.description} />
      </ExpandableText>
    );
  }
  if (id === 'ages') return <Fact icon="user" text={ageText(activity, ages)} />;
  if (id === 'locations')
    return <Fact icon="pin" text={placesText(activity.locations, texts.other_locations)} />;
  return id === 'price' ? <ActivityPrice activity={activity} /> : null;
};

const Fact = ({
  icon,
  text,
}: {
  readonly icon: IconName;
  readonly text: string | null;
}): ReactElement | null =>
  text === null || text === '' ? null : (
    <p className={styles.fact}>
      <Icon name={icon} size={18} />
      <span>{text}</span>
    </p>
  );

const ActivityPrice = ({ activity }: { readonly activity: Activity }): ReactElement => {
  const texts = useTexts('availabilities');
  const language = useLanguage();
  const { price_from, deposit_from } = activity;
  return (
    <p className={styles.price}>
      {price_from === 0 ? (
        <strong>{texts.free}</strong>
      ) : (
        <Price amount={price_from} language={language} size="heading" before={texts.price_from} />
      )}
      {deposit_from !== null && deposit_from > 0 && (
        <span className={styles.deposit}>
          {texts.deposit(formatPrice({ amount: deposit_from, language }))}
        </span>
      )}
    </p>
  );
};
