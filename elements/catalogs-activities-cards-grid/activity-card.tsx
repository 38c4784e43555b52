import type { Answer } from '@ribambelle/api/client.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { type CardFacts, PictureCard } from '@ribambelle/ui/cards/picture-card.tsx';
import { localTimeOf, wordsOf } from '@ribambelle/texts/formats/local-time.ts';
import type { ReactElement } from 'react';
import { ageText } from '../pieces/facts/age-text.ts';
import type { useReading } from '../pieces/facts/use-reading.ts';
import { motifOf } from '../pieces/facts/motif-of.ts';
import type { Settings } from './settings.ts';

type Activity = Answer<'listActivities'>['data'][number];
type PropertyId = Settings['activities-properties'][number]['id'];

interface CardProps {
  readonly activity: Activity;
  /** The facts on the card, in this order. */
  readonly properties: readonly PropertyId[];
  readonly reading: ReturnType<typeof useReading>;
  readonly texts: Texts['catalogue'];
  readonly heading: 'h2' | 'h3';
  readonly eager: boolean;
}

/**
 * One activity: picture with its category, title, a line of facts, the lowest price; grey when
 * nothing can be booked.
 */
export const ActivityCard = ({ heading, eager, ...props }: CardProps): ReactElement => {
  const { activity, properties, texts } = props;
  const isShown = (property: PropertyId) => properties.includes(property);
  const category =
    activity.categories.find(({ group }) => group.scope === 'PRIMARY') ?? activity.categories[0];
  return (
    <PictureCard
      eager={eager}
      grey={activity.status !== 'OPEN'}
      card={{
        href: `/activities/${activity.slug}`,
        title: activity.title,
        heading,
        picture: {
          src: activity.images[0]?.public_url ?? null,
          motif: motifOf(activity.motif),
          seed: activity.cuid,
        },
        chip: isShown('categories') ? category?.title : undefined,
        facts: [...factsOf(props), ...(activity.members_only ? [texts.members_only] : [])],
        price: isShown('price') ? priceOf(props) : undefined,
        badge:
          activity.status === 'OPEN'
            ? undefined
            : { tone: 'red', words: texts.badges[activity.status] },
        note: isShown('description') ? activity.summary : undefined,
      }}
    />
  );
};

function priceOf({
  activity: { price_from: amount, status },
  reading,
  texts,
}: Omit<CardProps, 'heading' | 'eager'>): CardFacts['price'] {
  if (amount === 0) return texts.free;
  return {
    amount,
    language: reading.language,
    before: status === 'OPEN' ? texts.price_from : undefined,
  };
}

function factsOf({
  activity,
  properties,
  reading,
  texts,
}: Omit<CardProps, 'heading' | 'eager'>): readonly string[] {
  const input: Readonly<Record<PropertyId, string | null>> = {
    ages: ageText(activity, texts.ages),
    locations:
      activity.locations.length > 1
        ? texts.locations(activity.locations.length)
        : (activity.locations[0] ?? null),
    dates: whenOf({ activity, reading, texts }),
    categories: null,
    title: null,
    description: null,
    price: null,
  };
  return properties.map((property) => input[property]).filter((fact) => fact !== null);
}

/**
 * Returns the last day of dates under way that can be joined, or else the first day, marked as the
 * first when there are several; and the opening of registration while it is closed.
 */
function whenOf({
  activity: { next_start_at, next_end_at, open_availabilities, opens_at },
  reading,
  texts,
}: Pick<CardProps, 'activity' | 'reading' | 'texts'>): string | null {
  if (next_start_at === null || next_end_at === null) return null;
  const began = Date.parse(next_start_at) <= Date.parse(reading.rendered_at);
  const day = nextDate(began ? next_end_at : next_start_at, reading);
  const toCome = open_availabilities > 1 ? texts.first_date(day) : day;
  const when = began ? texts.running(day) : toCome;
  return opens_at === null ? when : `${when} · ${texts.opens(nextDate(opens_at, reading))}`;
}

/** Returns a short day, `21 déc.`, with its year only when it is another year. */
function nextDate(instant: string, reading: CardProps['reading']): string {
  const local = localTimeOf(instant, reading.time_zone);
  const { day, short_month } = wordsOf(local, reading.language);
  return `${day}\u00a0${short_month}${local.year === reading.current_year ? '' : `\u00a0${local.year}`}`;
}
