import type { Answer } from '@ribambelle/api/client.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import { PictureCard } from '@ribambelle/ui/cards/picture-card.tsx';
import { localTimeOf, wordsOf } from '@ribambelle/texts/formats/local-time.ts';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { ageText } from '../pieces/facts/age-text.ts';
import type { useReading } from '../pieces/facts/use-reading.ts';
import { motifOf } from '../pieces/facts/motif-of.ts';
import type { Settings } from './settings.ts';

type Activity = Answer<'listActivities'>['data'][number];
type PropertyId = Settings['activities-properties'][number]['id'];

interface CardProps {
  readonly activity: Activity;
  /** What the card tells, in this order. */
  readonly properties: readonly PropertyId[];
  readonly reading: ReturnType<typeof useReading>;
  readonly texts: Texts['catalogue'];
  readonly heading: 'h2' | 'h3';
  readonly eager: boolean;
}

/** One activity: picture with its category, title, a line of facts, the price from the bottom; grey when nothing can be booked. */
export const ActivityCard = ({
  activity,
  properties,
  reading,
  texts,
  heading,
  eager,
}: CardProps): ReactElement => {
  const shows = (property: PropertyId) => properties.includes(property);
  const category =
    activity.categories.find(({ group }) => group.scope === 'PRIMARY') ?? activity.categories[0];
  const isOpen = activity.status === 'OPEN';
  return (
    <PictureCard
      href={`/activities/${activity.slug}`}
      title={activity.title}
      heading={heading}
      Link={Link}
      picture={
        <Picture
          src={activity.images[0]?.public_url ?? null}
          alt=""
          motif={motifOf(activity.motif)}
          seed={activity.cuid}
          eager={eager}
        />
      }
      chip={shows('categories') ? category?.title : undefined}
      facts={factsOf({ activity, properties, reading, texts })}
      price={
        shows('price') ? (
          <CardPrice amount={activity.price_from} open={isOpen} reading={reading} texts={texts} />
        ) : undefined
      }
      badge={
        activity.status === 'OPEN' ? undefined : (
          <Badge tone="red">{texts.badges[activity.status]}</Badge>
        )
      }
      note={shows('description') ? activity.summary : undefined}
      grey={!isOpen}
    />
  );
};

const CardPrice = ({
  amount,
  open,
  reading,
  texts,
}: { amount: number; open: boolean } & Pick<CardProps, 'reading' | 'texts'>): ReactElement =>
  amount === 0 ? (
    <strong>{texts.free}</strong>
  ) : (
    <Price
      amount={amount}
      language={reading.language}
      size="card"
      before={open ? texts.price_from : undefined}
    />
  );

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

/** The next date; that it runs, when it has begun; and from when one can register, while one cannot. */
function whenOf({
  activity: { next_start_at, opens_at },
  reading,
  texts,
}: Pick<CardProps, 'activity' | 'reading' | 'texts'>): string | null {
  if (next_start_at === null) return null;
  const began = Date.parse(next_start_at) <= Date.parse(reading.rendered_at);
  const when = began ? texts.running : nextDate(next_start_at, reading);
  return opens_at === null ? when : `${when} · ${texts.opens(nextDate(opens_at, reading))}`;
}

/** The next day in short, `21 déc.`, with its year only when it is not this one. */
function nextDate(instant: string, reading: CardProps['reading']): string {
  const local = localTimeOf(instant, reading.time_zone);
  const { day, short_month } = wordsOf(local, reading.language);
  return `${day}\u00a0${short_month}${local.year === reading.current_year ? '' : `\u00a0${local.year}`}`;
}
