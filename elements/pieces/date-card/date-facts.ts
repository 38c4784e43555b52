import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { capacityShown } from '@ribambelle/domain/availabilities/left.ts';
import { registrationNotice } from '@ribambelle/domain/availabilities/status.ts';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatDates, formatHoursOfDates } from '@ribambelle/texts/formats/format-dates.ts';
import { dateFormat } from '@ribambelle/texts/formats/formatters.ts';
import { locationName } from '../availability-row/location-line.ts';
import { ageText } from '../facts/age-text.ts';
import { useReading } from '../facts/use-reading.ts';
import { useMembersLine } from '../membership/use-members-line.ts';
import type { DateProperty } from './date-property.ts';

/** An availability as lists show it. */
export type DateOfList = Answer<'listAvailabilities'>['data'][number];

type FactOf = (
  availability: DateOfList,
  input: { readonly property: DateProperty; readonly now: string },
) => string | null;

/**
 * Returns the words for one property of a date; null when there are none, or when its card shows
 * them elsewhere. The days come with their hours unless the hours are a separate property.
 */
export function useDateFacts({ days_only }: { readonly days_only: boolean }): FactOf {
  const reading = useReading();
  const { ages, places_free } = useTexts('catalogue');
  const weekday = dateFormat(HABITS[reading.language].locale, {
    timeZone: reading.time_zone,
    weekday: 'long',
  });
  return (availability, { property, now }) => {
    switch (property) {
      case 'dates':
        return formatDates(datesOf(availability), { ...reading, days_only });
      case 'weekday':
        return weekday.format(new Date(availability.start_at));
      case 'time':
        return formatHoursOfDates(datesOf(availability), reading);
      case 'location':
        return availability.location === null ? null : locationName(availability.location);
      case 'age':
        return ageText(availability, ages);
      case 'capacity': {
        const places = capacityShown(availability, now);
        // a number is never alone at the end of a line
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

/** Returns the dates of an availability; while it has none, the availability itself. */
function datesOf(availability: DateOfList): DateOfList['dates'] | readonly DateOfList[] {
  return availability.dates.length > 0 ? availability.dates : [availability];
}

/** Returns a function for the note of a date: for members, or the opening of registration. */
export function useDateNote(): (availability: DateOfList, now: string) => string | undefined {
  const { opens } = useTexts('catalogue');
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
