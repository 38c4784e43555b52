import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { cardBadge } from '@ribambelle/domain/availabilities/status.ts';
import type { CardFacts } from '@ribambelle/ui/cards/picture-card.tsx';
import { motifOf } from '../facts/motif-of.ts';
import { useReading } from '../facts/use-reading.ts';
import { type DateOfList, useDateFacts, useDateNote } from './date-facts.ts';
import type { DateProperty } from './date-property.ts';

type CardOf = (
  availability: DateOfList,
  now: string,
) => { readonly card: CardFacts; readonly closed: boolean };

/**
 * Returns a function for the card of a date: the properties in the organiser's order, a badge when
 * nobody can register (`closed`), and its link.
 */
export function useCardOfDate(
  properties: readonly DateProperty[],
  how: {
    /** True to put its category on the picture, false to list it with the other facts. */
    readonly chip: boolean;
  },
): CardOf {
  // side by side, dates of one day differ by their hours
  const factOf = useDateFacts({ days_only: properties.includes('time') });
  const noteOf = useDateNote();
  const { badges, free } = useTexts('catalogue');
  const { language } = useReading();
  const isShown = (property: DateProperty) => properties.includes(property);
  // a card without the name of its activity has its days as title
  const with_activity = isShown('activity');
  return (availability, now) => {
    const { activity, cuid, price, categories } = availability;
    const badge = cardBadge(availability, now);
    const category = categories.find(({ group }) => group.scope === 'PRIMARY') ?? categories[0];
    const facts = properties
      .filter((property) => with_activity || property !== 'dates')
      .flatMap((property) =>
        property === 'categories' && !how.chip
          ? (category?.title ?? [])
          : (factOf(availability, { property, now }) ?? []),
      );
    return {
      closed: badge !== null,
      card: {
        href: `/availabilities/${activity.slug}/${cuid}`,
        title: with_activity
          ? activity.title
          : (factOf(availability, { property: 'dates', now }) ?? activity.title),
        heading: 'h3',
        picture: {
          src: activity.images[0]?.public_url ?? null,
          motif: motifOf(activity.motif),
          seed: activity.cuid,
        },
        chip: how.chip && isShown('categories') ? category?.title : undefined,
        facts,
        price: isShown('price') ? (price === 0 ? free : { amount: price, language }) : undefined,
        badge: badge === null ? undefined : { tone: 'red', words: badges[badge] },
        note: noteOf(availability, now),
      },
    };
  };
}
