import { addDays, dayRange, weekdayOf } from '@ribambelle/domain/base/days.ts';
import { publicHolidays } from '@ribambelle/domain/base/public-holidays.ts';
import type { Catalogue } from './catalogue.ts';
import { categorise } from './categories.ts';
import { DUOS } from './content/duos.ts';
import { descriptionOf } from './offer-description.ts';
import { randomFrom } from './random.ts';
import { type Activity, bilingual, type Shop } from './shop.ts';
import { addSlotRows, newSlot, type Slot } from './slot.ts';
import { promisedFrom } from './stories.ts';

/** The number of hours offered both ways, one a week. */
const HOURS = 4;
const YOUNGEST = 7;

/**
 * Adds two activities that offer the same hours, alone and for two, from a week ahead: the two
 * availabilities of each hour are synchronised, and still free. Taking one takes the other off sale
 * (R20). They are written after the rest, and draw from their own random source.
 */
export function addDuos(shop: Shop, { categories, locations }: Catalogue): void {
  const ownShop = { ...shop, random: randomFrom('duos') };
  const location = locations.get(DUOS.location);
  const location_ids = location === undefined ? [] : [location];
  const activities = DUOS.activities.map((_, index) =>
    addActivity(ownShop, { index, location_ids }),
  );
  for (const { id } of activities)
    for (const key of DUOS.categories)
      categorise(ownShop, { activity_id: id, category_id: categories.get(key) });
  for (const day of hoursFrom(promisedFrom(shop))) {
    const plan = { days: [day], hours: DUOS.hours, period: '' };
    const slots = activities.flatMap((activity) => newSlot(ownShop, { activity, plan }) ?? []);
    addSlotRows(ownShop, slots);
    synchronise(ownShop, slots);
  }
}

function addActivity(
  { organiser_id, random, batch }: Shop,
  { index, location_ids }: { index: number; location_ids: readonly number[] },
): Activity {
  const { slug, title, price, places } = DUOS.activities[index] ?? DUOS.activities[0];
  const ids = { id: random.id(), cuid: random.cuid() };
  batch.add('activities', {
    organiser_id,
    cancellation_policy_id: null,
    ...ids,
    slug,
    title: bilingual(title),
    order: 101 + index,
    description: bilingual([descriptionOf(DUOS, 0), descriptionOf(DUOS, 1)]),
    instructions: {},
    age_minimum: YOUNGEST,
    default_capacity: places,
    default_price: price,
    registration_flow: 'AVAILABILITIES',
  });
  return {
    ...ids,
    slug,
    title,
    ages: [YOUNGEST, null],
    rhythm: 'single',
    price,
    deposit: 0,
    places,
    after_start: false,
    location_ids,
    options: [],
    questions: [],
  };
}

/** Returns the days of the hours, from one on; none is a public holiday. */
function hoursFrom(first: string): readonly string[] {
  const year = Number(first.slice(0, 4));
  const free = [...publicHolidays(year), ...publicHolidays(year + 1)];
  return dayRange(first, addDays(first, 7 * (HOURS + 4)))
    .filter((day) => weekdayOf(day) === DUOS.weekday && !free.includes(day))
    .slice(0, HOURS);
}

/** Makes one group of availabilities that are the same hour. */
function synchronise({ organiser_id, random, batch }: Shop, slots: readonly Slot[]): void {
  const group_id = random.id();
  for (const { id } of slots)
    batch.add('synchronised_availabilities', { organiser_id, availability_id: id, group_id });
}
