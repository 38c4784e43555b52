import { atOnce } from '../database/statements.ts';
import type { availability } from '@ribambelle/api/availabilities/shapes.ts';
import { dateStatus, effectiveStatus } from '@ribambelle/domain/availabilities/status.ts';
import { membersStartAt } from '@ribambelle/domain/memberships/early-opening.ts';
import { priceForMembers } from '@ribambelle/domain/pricing/reductions.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { z } from 'zod';
import { type CategoryOfActivity, loadCategories, loadImages } from '../activities/index.ts';
import { shownImages } from '../files/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import { type AvailabilityRow, loadAvailabilities, loadDates } from './availability-facts.ts';
import { seen } from './seen-availabilities.ts';

interface Input {
  readonly organiser: Organiser;
  readonly language: Language;
  readonly now: string;
}

/**
 * Returns availabilities as lists show them: four queries in one round trip for the page, whatever
 * their number.
 */
export async function presentAvailabilities(
  db: Db,
  input: Input & { found: readonly { readonly id: number; readonly activity_id: number }[] },
): Promise<z.infer<typeof availability>[]> {
  const ids = input.found.map(({ id }) => id);
  const activity_ids = [...new Set(input.found.map((one) => one.activity_id))];
  const text = textReader(input);
  const [rows, dates, images, categories] = await atOnce(
    () => loadAvailabilities(db, ids),
    () => loadDates(db, ids),
    () => loadImages(db, activity_ids),
    () => loadCategories(db, { ids: activity_ids, text }),
  );
  const datesOf = Map.groupBy(dates, (date) => date.availability_id);
  const imagesOf = Map.groupBy(images, (row) => row.activity_id);
  return rows.map((row) =>
    presentOne({
      row,
      text,
      now: input.now,
      timezone: input.organiser.timezone,
      dates: datesOf.get(row.id) ?? [],
      images: imagesOf.get(row.activity_id) ?? [],
      categories: categories.get(row.activity_id) ?? [],
    }),
  );
}

function presentOne(input: {
  row: AvailabilityRow;
  text: ReturnType<typeof textReader>;
  now: string;
  timezone: string;
  dates: Awaited<ReturnType<typeof loadDates>>;
  images: Awaited<ReturnType<typeof loadImages>>;
  categories: readonly CategoryOfActivity[];
}): z.infer<typeof availability> {
  const { row, text, now, categories } = input;
  const facts = seen(row, input.dates);
  return {
    ...facts,
    id: row.id,
    cuid: row.cuid,
    price: row.price,
    deposit: row.deposit,
    status: effectiveStatus(facts, now),
    dates: facts.dates.map((date) => ({
      ...date,
      status: dateStatus(date, { availability: facts, now }),
    })),
    age_minimum: row.age_minimum ?? row.activity_age_minimum,
    age_maximum: row.age_maximum ?? row.activity_age_maximum,
    location: locationOf(row, text),
    activity: activityOf(input),
    categories: [...categories],
    members: membersOf(input),
  };
}

/** Returns the price of a place for members; null when it is not below the price for everybody. */
function membersPrice(row: AvailabilityRow): number | null {
  const price = priceForMembers(row.price, row);
  return price < row.price ? price : null;
}

/** Returns the advantages of members; null for none. */
function membersOf({ row, text, timezone }: Parameters<typeof presentOne>[0]) {
  const { memberships, members_only: only, members_days_early: days } = row;
  if (memberships.length === 0) return null;
  return {
    only,
    start_at: membersStartAt(row.registrations_start_at, { days, timezone }),
    price: membersPrice(row),
    memberships: memberships.map(({ id, cuid, title, published }) => ({
      id,
      cuid,
      title: text(title),
      published,
    })),
  };
}

function activityOf({ row, text, categories, images }: Parameters<typeof presentOne>[0]) {
  return {
    id: row.activity_id,
    cuid: row.activity_cuid,
    slug: row.slug,
    title: text(row.activity_title),
    motif: categories[0]?.motif ?? 'paper',
    images: shownImages(images, text),
  };
}

function locationOf(row: AvailabilityRow, text: ReturnType<typeof textReader>) {
  if (row.location_cuid === null) return null;
  const title = text(row.location_title ?? {});
  const name = row.name ?? '';
  return {
    cuid: row.location_cuid,
    name,
    title: title === '' ? name : title,
    street: row.street ?? '',
    number: row.number ?? '',
    postcode: row.postcode ?? '',
    city: row.city ?? '',
  };
}
