import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { dateFormat } from '@ribambelle/texts/formats/formatters.ts';
import { ageText } from '../facts/age-text.ts';
import { type Property, shownProperties } from '../facts/properties.ts';
import { useReading } from '../facts/use-reading.ts';
import type { ScheduleItem } from './schedule-column.ts';
import type { ScheduleProperty } from './schedule-settings.ts';
import type { FoundDate } from './use-week.ts';

/** The largest number of places left that counts as few and is shown. */
const FEW = 5;

/** The usual facts: the dates of the availability, the location, the price, the places left. */
const USUAL: readonly ScheduleProperty[] = ['dates', 'location', 'price', 'capacity'];

interface DateItems {
  readonly items: readonly ScheduleItem[];
  /** The facts that all items share, shown once. */
  readonly same: readonly string[];
}

/**
 * Returns dates of availabilities as items of a schedule: open ones can be pressed, the others give
 * the reason (2 §4).
 */
export function useDateItems(
  dates: readonly FoundDate[],
  of: {
    readonly now: string;
    readonly with_title: boolean;
    /**
     * The facts of each date, as the organiser arranged them; undefined for those that tell the
     * dates apart.
     */
    readonly properties: readonly Property<ScheduleProperty>[] | undefined;
    readonly links: 'none' | 'by_request' | 'all';
  },
): DateItems {
  const properties = of.properties && shownProperties(of.properties);
  const factsOf = useFacts(properties ?? USUAL);
  const with_title = properties?.includes('activity') ?? of.with_title;
  const noteOf = useNote(of.now);
  const all = dates.map((date) => ({ date, facts: factsOf(date) }));
  const [first] = all;
  // the places left are those of each date, not of all together
  const same = (first?.facts ?? [])
    .filter(({ property }) => property !== 'capacity')
    .map(({ words }) => words)
    .filter((words) => all.every(({ facts }) => facts.some((fact) => fact.words === words)));
  const items = all.map(({ date, facts }) => {
    const { availability, status } = date;
    const { activity, cuid } = availability;
    const leads =
      of.links === 'all' || (of.links === 'by_request' && activity.registration_flow === 'REQUEST');
    return {
      id: date.id,
      choice: cuid,
      start_at: date.start_at,
      end_at: date.end_at,
      open: status === 'OPEN' && !opensLater(date, of.now),
      title: with_title ? activity.title : null,
      facts: facts.map(({ words }) => words).filter((words) => !same.includes(words)),
      note: noteOf(date),
      href: leads ? `/availabilities/${activity.slug}/${cuid}` : null,
    };
  });
  return { items, same };
}

interface Fact {
  readonly property: ScheduleProperty;
  readonly words: string;
}

/**
 * Returns a function for the facts of a date by these properties; its time and its activity are
 * shown elsewhere.
 */
function useFacts(properties: readonly ScheduleProperty[]): (date: FoundDate) => readonly Fact[] {
  const { free, places_free, ages } = useTexts('catalogue');
  const { part_of } = useTexts('catalogue-dates').schedule;
  const reading = useReading();
  const { language, time_zone: timeZone } = reading;
  const weekday = dateFormat(HABITS[language].locale, { timeZone, weekday: 'long' });
  return (date) => {
    const { availability, start_at, end_at } = date;
    const { price, location, activity } = availability;
    const is_part = availability.start_at !== start_at || availability.end_at !== end_at;
    const { places_left: places } = date;
    // few places left are a separate note
    const is_silent = places === null || date.status !== 'OPEN' || isFew(date, places);
    const facts: Readonly<Record<string, string | null>> = {
      ...Object.fromEntries(
        activity.categories.toReversed().map(({ title, group }) => [`category-${group}`, title]),
      ),
      categories: activity.categories[0]?.title ?? null,
      age: ageText(availability, ages),
      time: null,
      activity: null,
      dates: is_part
        ? part_of(formatDateRange(availability, { ...reading, days_only: true }))
        : null,
      weekday: weekday.format(new Date(start_at)),
      location,
      capacity: is_silent ? null : places_free(places),
      price: price === 0 ? free : formatPrice({ amount: price, language }),
    };
    return properties.flatMap((property) => {
      const words = facts[property] ?? null;
      return words === null ? [] : [{ property, words }];
    });
  };
}

/**
 * Returns a function for the note of a date: the reason why it cannot be pressed, or that few of
 * several places are left.
 */
function useNote(now: string): (date: FoundDate) => string | null {
  const { places_left } = useTexts('catalogue-dates').schedule;
  const { badges, opens } = useTexts('catalogue');
  const reading = useReading();
  return (date) => {
    const { status } = date;
    if (status !== 'OPEN') return badges[status];
    if (opensLater(date, now))
      return opens(formatInstant(date.availability.opens_at ?? now, reading));
    const places = date.places_left;
    return places !== null && isFew(date, places) ? places_left(places) : null;
  };
}

/**
 * Tests whether few places of several are left: a lesson for one person never has more than one.
 */
function isFew({ registered }: FoundDate, places: number): boolean {
  return places <= FEW && registered > 0;
}

function opensLater({ availability: { opens_at } }: FoundDate, now: string): boolean {
  return opens_at !== null && Date.parse(opens_at) > Date.parse(now);
}
