import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { addDays, addMonths, dayRange, weekdayOf } from '@ribambelle/domain/base/days.ts';
import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { publicHolidays } from '@ribambelle/domain/base/public-holidays.ts';
import type { Catalogue } from './catalogue.ts';
import { categorise } from './categories.ts';
import { LESSON_TIMES, LESSONS } from './content/lessons.ts';
import { addConstraints, wishedLessons } from './lesson-constraints.ts';
import { descriptionOf } from './offer-description.ts';
import type { Customer, Participant } from './people.ts';
import { addReceivableRows } from './receivables.ts';
import { type Activity, bilingual, type Shop } from './shop.ts';
import { addSlotRows, moment, type Slot } from './slot.ts';
import { newReference, type Till } from './till.ts';

/** The parts of the organiser that the lessons need. */
export interface LessonsWish {
  readonly catalogue: Catalogue;
  /** The families, the first of which request lessons. */
  readonly families: readonly Customer[];
  readonly till: Till;
}

/** The weeks of lessons from tomorrow; the first requests are for those of the second. */
const WEEKS = 6;

/** The families that wait for an answer, the lessons of each, and the least age of a pupil. */
const REQUESTS = 3;
const LESSONS_A_REQUEST = 3;
const YOUNGEST = 6;

/**
 * Adds an activity by request: a lesson several times a day, in any week of the year, one a week
 * closed; two tiers and three constraints; and families that wait for an answer. It is written
 * after the rest, whose activities take registrations at once.
 */
export function addLessons(shop: Shop, { catalogue, families, till }: LessonsWish): void {
  const activity = addActivity(shop, catalogue);
  const [tier] = addTiers(shop, activity);
  const lessons = lessonsOf(shop, activity);
  addSlotRows(shop, lessons);
  if (tier === undefined) return;
  const later = lessons.filter(
    ({ closed, dates }) => !closed && (dates[0]?.day ?? '') > addDays(shop.today, 7),
  );
  const wishes = wishedLessons(later, { families: REQUESTS, each: LESSONS_A_REQUEST });
  for (const [index, pupil] of pupilsOf(shop, families).slice(0, REQUESTS).entries()) {
    const lessonsWanted = wishes[index] ?? [];
    request(shop, {
      activity,
      tier,
      pupil,
      lessons: lessonsWanted,
      till,
      hours_ago: 3 + 23 * index,
    });
  }
  addConstraints(shop, activity);
}

function addActivity(shop: Shop, { categories, locations }: Catalogue): Activity {
  const { organiser_id, random, batch } = shop;
  const { slug, title, price, question } = LESSONS;
  const ids = { id: random.id(), cuid: random.cuid() };
  batch.add('activities', {
    organiser_id,
    cancellation_policy_id: null,
    ...ids,
    slug,
    title: bilingual(title),
    order: 100,
    description: bilingual([descriptionOf(LESSONS, 0), descriptionOf(LESSONS, 1)]),
    instructions: {},
    age_minimum: YOUNGEST,
    default_capacity: 1,
    default_price: price,
    registration_flow: 'REQUEST',
  });
  batch.add('questions', {
    organiser_id,
    id: random.id(),
    activity_id: ids.id,
    type: 'TEXT',
    title: bilingual(question),
    description: {},
    required: false,
    order: 0,
    choices: [],
  });
  for (const key of LESSONS.categories)
    categorise(shop, { activity_id: ids.id, category_id: categories.get(key) });
  const location = locations.get(LESSONS.location);
  return {
    ...ids,
    slug,
    title,
    ages: [YOUNGEST, null],
    rhythm: 'single',
    price,
    deposit: 0,
    places: 1,
    after_start: false,
    location_ids: location === undefined ? [] : [location],
    options: [],
    questions: [],
  };
}

/** Adds the tiers; returns their ids. */
function addTiers({ organiser_id, random, batch }: Shop, activity: Activity): readonly number[] {
  return LESSONS.tiers.map(({ name, least, most }, order) => {
    const id = random.id();
    batch.add('registration_request_tiers', {
      organiser_id,
      id,
      cuid: random.cuid(),
      activity_id: activity.id,
      name: bilingual(name),
      minimum_availabilities: least,
      maximum_availabilities: most,
      order,
    });
    return id;
  });
}

function lessonsOf(shop: Shop, activity: Activity): readonly Slot[] {
  const { today } = shop;
  const first = addDays(today, 1);
  const year = Number(today.slice(0, 4));
  const holidays = [...publicHolidays(year), ...publicHolidays(year + 1)];
  return dayRange(first, addDays(today, 7 * WEEKS))
    .filter((day) => !holidays.includes(day))
    .flatMap((day) =>
      (LESSON_TIMES.get(weekdayOf(day)) ?? []).map((time, index) =>
        lesson(shop, { activity, day, start_at: moment(day, time), closed: isClosed(day, index) }),
      ),
    );
}

/** True for the second lesson of a Thursday, which is never free. */
function isClosed(day: Day, index: number): boolean {
  return weekdayOf(day) === 4 && index === 1;
}

function lesson(
  { random }: Shop,
  {
    activity,
    day,
    start_at,
    closed,
  }: { activity: Activity; day: Day; start_at: string; closed: boolean },
): Slot {
  const end_at = addMinutes(start_at, LESSONS.minutes);
  return {
    id: random.id(),
    activity,
    period: '',
    location_id: activity.location_ids[0] ?? null,
    price: activity.price,
    deposit: 0,
    dates: [{ id: random.id(), day, registered: 0, start_at, end_at }],
    start_at,
    end_at,
    capacity: 1,
    counted_by_date: false,
    registered: 0,
    closed,
    registrations_start_at: null,
    registrations_end_at: null,
  };
}

/** Returns the first participant of each family who is old enough. */
function pupilsOf({ today }: Shop, families: readonly Customer[]): readonly Participant[] {
  const born_before = addMonths(today, -12 * YOUNGEST);
  return families.flatMap(
    ({ participants }) => participants.find(({ birthdate }) => birthdate < born_before) ?? [],
  );
}

interface Request {
  readonly activity: Activity;
  readonly tier: number;
  readonly pupil: Participant;
  readonly lessons: readonly Slot[];
  readonly till: Till;
  readonly hours_ago: number;
}

/** Adds a family's request for lessons: an order of nothing, and a request that waits. */
function request(shop: Shop, wish: Request): void {
  const { activity, tier, pupil, lessons, till, hours_ago } = wish;
  const { organiser_id, random, batch, now } = shop;
  const at = addMinutes(now, -60 * hours_ago);
  const cart_id = random.id();
  const cart_item_id = random.id();
  const receivable_id = random.id();
  const id = random.id();
  const of_family = { organiser_id, customer_id: pupil.customer_id };
  batch.add('carts', {
    ...of_family,
    id: cart_id,
    cuid: random.cuid(),
    status: 'PROCESSED',
    reference: newReference(shop, till),
    payment_strategy: 'DELAYED',
    terms_accepted_at: at,
    terms_version: till.terms_version,
    created_at: addMinutes(at, -9),
    processed_at: at,
  });
  const availabilities = lessons.map((slot) => ({
    availability_id: slot.id,
    date_ids: slot.dates.map((date) => date.id),
  }));
  batch.add('cart_items', {
    organiser_id,
    id: cart_item_id,
    cuid: random.cuid(),
    type: 'REGISTRATION_REQUEST',
    cart_id,
    participant_id: pupil.id,
    requested_activity_id: activity.id,
    price: 0,
    deposit: 0,
    price_lines: { tier_id: tier, availabilities, options: [], questions: [] },
    expires_at: addMinutes(at, 6),
    processed_at: at,
    created_at: addMinutes(at, -9),
  });
  addReceivableRows(shop, {
    id: receivable_id,
    customer_id: pupil.customer_id,
    cart_id,
    kind: 'REGISTRATION_REQUEST',
    accessory: false,
    sale_amount: 0,
    deposit_amount: 0,
    paid_amount: 0,
    due_at: null,
    created_by: null,
    created_at: at,
    cancelled_at: null,
  });
  batch.add('registration_requests', {
    ...of_family,
    id,
    cuid: random.cuid(),
    reference: random.reference(),
    activity_id: activity.id,
    tier_id: tier,
    participant_id: pupil.id,
    cart_id,
    cart_item_id,
    receivable_id,
    created_at: at,
  });
  for (const one of availabilities)
    batch.add('registration_request_availabilities', {
      organiser_id,
      registration_request_id: id,
      ...one,
    });
}
