import { atOnce } from '../database/statements.ts';
import type { availabilityFilters } from '@ribambelle/api/availabilities/filters.ts';
import type { CatalogueRestriction } from '@ribambelle/domain/activities/catalogue-sections.ts';
import type { SegmentConditions } from '@ribambelle/domain/segments/segment.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { findRestrictions, findSearched, type Searched } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { findConditions } from '../segments/index.ts';

type AvailabilityFilters = Partial<{
  [Name in keyof typeof availabilityFilters]: z.infer<(typeof availabilityFilters)[Name]>;
}>;

/** The filters of a list of availabilities, with what is found out before it is read. */
export interface AvailabilityRead {
  readonly organiser_id: number;
  readonly timezone: string;
  readonly filters: AvailabilityFilters;
  /** What catalogue sections show at `now`; null for everything. */
  readonly restrictions: readonly CatalogueRestriction[] | null;
  /** The conditions of the segments that are named, by their cuids; those that are not there are left out. */
  readonly segments: ReadonlyMap<string, SegmentConditions>;
  /** What is found of the words that are looked for; null without any. */
  readonly searched: Searched | null;
  /** The published activities that fit the filters about them; null when there are none. */
  readonly activities: readonly number[] | null;
  readonly now: string;
  /** Only what has not ended at this instant; null for all. */
  readonly ahead_of?: string | null;
}

/** Finds the sections and the activities that the filters name, so that the list itself is planned knowing how many there are. */
export async function prepareRead(
  db: Db,
  input: {
    organiser: Organiser;
    filters: AvailabilityFilters & { readonly catalog?: readonly string[] | undefined };
    now: string;
  },
): Promise<AvailabilityRead> {
  const { organiser, filters, now } = input;
  const [restrictions, searched] = await atOnce(
    () => findRestrictions(db, { organiser_id: organiser.id, catalog: filters.catalog }),
    () => findSearched(db, filters.search),
  );
  const activities = await findMatchingActivities(db, {
    organiser_id: organiser.id,
    filters,
    found: searched?.activities ?? null,
  });
  const segments = await findConditions(db, {
    organiser_id: organiser.id,
    entity: 'AVAILABILITIES',
    segments: [
      ...(filters.segment ?? []),
      ...(restrictions ?? []).flatMap((restriction) => restriction.segments.flat()),
    ],
  });
  return {
    organiser_id: organiser.id,
    timezone: organiser.timezone,
    filters,
    segments,
    restrictions,
    activities,
    searched,
    now,
  };
}

async function findMatchingActivities(
  db: Db,
  input: {
    organiser_id: number;
    filters: AvailabilityFilters;
    found: readonly number[] | null;
  },
) {
  const { activity, category } = input.filters;
  const { organiser_id, found } = input;
  if (activity === undefined && found === null)
    return category === undefined ? null : findInCategories(db, { organiser_id, category });
  let query = db
    .selectFrom('activities')
    .select('id')
    .where('organiser_id', '=', organiser_id)
    .where('published', '=', true);
  if (activity !== undefined) {
    const id = /^\d{1,16}$/.test(activity) ? [Number(activity)] : [];
    query = query.where((where) =>
      where.or([
        where('slug', '=', activity),
        where('cuid', '=', activity),
        ...id.map((own) => where('id', '=', own)),
      ]),
    );
  }
  if (found !== null) query = query.where(sql<boolean>`id = any(${found})`);
  if (category !== undefined)
    query = query.where(sql<boolean>`id in (${inCategories({ organiser_id, category })})`);
  return (await query.execute()).map(({ id }) => id);
}

interface InCategories {
  readonly organiser_id: number;
  readonly category: readonly string[];
}

/** The activities of categories: any within a group, all groups that are named. */
function inCategories({ organiser_id, category }: InCategories): RawBuilder<unknown> {
  return sql`
    select has.activity_id from activity_categories has join categories own on own.organiser_id = has.organiser_id and own.id = has.category_id
    where has.organiser_id = ${organiser_id} and own.cuid = any(${category})
    group by has.activity_id
    having count(distinct own.group_id) = (select count(distinct group_id) from categories where organiser_id = ${organiser_id} and cuid = any(${category}))`;
}

/** The published activities of categories, from what is in them alone: those that are not published are fewer, and left out. */
async function findInCategories(db: Db, of: InCategories): Promise<readonly number[]> {
  const { rows } = await sql<{ activity_id: number }>`
    select activity_id from (${inCategories(of)}) found
    where activity_id <> all(array(select id from activities where organiser_id = ${of.organiser_id} and not published))`.execute(
    db,
  );
  return rows.map(({ activity_id }) => activity_id);
}
