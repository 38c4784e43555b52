import type { Answer } from '@ribambelle/api/client.ts';
import { capacityShown } from '@ribambelle/domain/availabilities/left.ts';
import { cardBadge, registrationNotice } from '@ribambelle/domain/availabilities/status.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatDateRange, formatHours } from '@ribambelle/texts/formats/format-date-range.ts';
import { dateFormat } from '@ribambelle/texts/formats/local-time.ts';
import { type CardFacts, PictureCard } from '@ribambelle/ui/cards/picture-card.tsx';
import type { ReactElement } from 'react';
import { locationName } from '../pieces/availability-row/location-line.ts';
import { ageText } from '../pieces/facts/age-text.ts';
import { motifOf } from '../pieces/facts/motif-of.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { useMembersLine } from '../pieces/membership/use-members-line.ts';
import type { Settings } from './settings.ts';

type Availability = Answer<'listAvailabilities'>['data'][number];
type PropertyId = Settings['availabilities-properties'][number]['id'];

/** Draws one date as a card that leads to its page: what of it is said, in the organiser's order; grey with a badge when nobody can register. */
export function useDateCard(
  properties: readonly PropertyId[],
): (
  availability: Availability,
  input: { readonly now: string; readonly eager: boolean },
) => ReactElement {
  const factOf = useFacts();
  const noteOf = useNote();
  const { badges, free } = useTexts('catalogue');
  const { language } = useReading();
  const shows = (property: PropertyId) => properties.includes(property);
  const pictureOf = ({ activity }: Availability): CardFacts['picture'] => ({
    src: activity.images[0]?.public_url ?? null,
    motif: motifOf(activity.motif),
    seed: activity.cuid,
  });
  return (availability, { now, eager }) => {
    const { activity, cuid, id, price, categories } = availability;
    const badge = cardBadge(availability, now);
    const category = categories.find(({ group }) => group.scope === 'PRIMARY') ?? categories[0];
    // a card without the name of its activity is called by its days
    const named = shows('activity');
    const facts = properties
      .filter((property) => named || property !== 'dates')
      .flatMap((property) => factOf(availability, { property, now }) ?? []);
    return (
      <PictureCard
        key={id}
        eager={eager}
        grey={badge !== null}
        card={{
          href: `/availabilities/${activity.slug}/${cuid}`,
          title: named
            ? activity.title
            : (factOf(availability, { property: 'dates', now }) ?? activity.title),
          heading: 'h3',
          picture: pictureOf(availability),
          chip: shows('categories') ? category?.title : undefined,
          facts,
          price: shows('price') ? (price === 0 ? free : { amount: price, language }) : undefined,
          badge: badge === null ? undefined : { tone: 'red', words: badges[badge] },
          note: noteOf(availability, now),
        }}
      />
    );
  };
}

type FactOf = (
  availability: Availability,
  input: { readonly property: PropertyId; readonly now: string },
) => string | null;

/** What a date says of one property; null where it has nothing to say of it, or says it elsewhere on its card. */
function useFacts(): FactOf {
  const reading = useReading();
  const { ages } = useTexts('catalogue');
  const { places_free } = useTexts('availabilities');
  const weekday = dateFormat(HABITS[reading.language].locale, {
    timeZone: reading.time_zone,
    weekday: 'long',
  });
  return (availability, { property, now }) => {
    switch (property) {
      case 'dates':
        return formatDateRange(availability, { ...reading, days_only: true });
      case 'weekday':
        return weekday.format(new Date(availability.start_at));
      case 'time':
        return formatHours(availability.dates[0] ?? availability, reading);
      case 'location':
        return availability.location === null ? null : locationName(availability.location);
      case 'age':
        return ageText(availability, ages);
      case 'capacity': {
        const places = capacityShown(availability, now);
        // a number never stands alone at the end of a line
        return places === null ? null : places_free(places).replaceAll(' ', '\u00a0');
      }
      case 'categories':
      case 'activity':
      case 'price':
        return null;
      default:
        return (
          availability.categories.find(({ group }) => `category-${group.cuid}` === property)
            ?.title ?? null
        );
    }
  };
}

/** For whom it is kept, or from when one can register. */
function useNote(): (availability: Availability, now: string) => string | undefined {
  const { opens } = useTexts('availabilities');
  const reading = useReading();
  const membersLine = useMembersLine();
  return (availability, now) => {
    const notice = registrationNotice(availability, now);
    const opening =
      notice?.kind === 'opening_scheduled' && notice.at !== null
        ? opens(formatInstant(notice.at, reading))
        : undefined;
    return membersLine(availability, now) ?? opening;
  };
}
