import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listActivities } from '@ribambelle/api/activities/list-activities.ts';
import type { CatalogueRestriction } from '@ribambelle/domain/activities/catalogue-sections.ts';
import { type RawBuilder, sql } from 'kysely';
import { idsFound, prefixQuery } from '../database/search.ts';
import { PLANNED_ANEW } from '../database/statement-names.ts';
import { allOf, anyOf, shownBy } from './catalogue-views.ts';
import { offeredConditions, ofStatus } from './offered-conditions.ts';

export type ActivityFilters = Partial<
  Omit<
    RequestOf<typeof listActivities>,
    'page_number' | 'page_size' | 'limit' | 'offset' | 'catalog'
  >
>;

export interface ActivityRead {
  readonly organiser_id: number;
  readonly timezone: string;
  readonly now: string;
  readonly filters: ActivityFilters;
  /** What catalogue sections show; null for everything. */
  readonly restrictions: readonly CatalogueRestriction[] | null;
}

/** All that a list asks of its activities: of themselves, of something that they offer, of the sections that show them. */
export function activityConditions(read: ActivityRead): RawBuilder<boolean> {
  const { filters, restrictions } = read;
  const offered = offers(read);
  return allOf([
    ...ownConditions(filters),
    ...(offered.length === 0 ? [] : [offersOne(offered, narrows(filters) ? PLANNED_ANEW : '')]),
    ...(restrictions === null
      ? []
      : [anyOf(restrictions.map((restriction) => activityShownBy(restriction, read)))]),
  ]);
}

function ownConditions(filters: ActivityFilters): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (filters.id !== undefined) conditions.push(sql`activities.id = any(${filters.id})`);
  const words = prefixQuery(filters.search);
  if (words !== null) conditions.push(sql`activities.id = any(${idsFound('activities', words)})`);
  if (filters.age !== undefined) {
    conditions.push(
      sql`coalesce(activities.age_minimum, 0) <= ${filters.age} and coalesce(activities.age_maximum, 999) >= ${filters.age}`,
    );
  }
  if (filters.category !== undefined) {
    // any category within a group, all groups that are named
    conditions.push(sql`not exists (
      select from categories wanted where wanted.organiser_id = activities.organiser_id and wanted.cuid = any(${filters.category})
        and not exists (select from activity_categories has join categories own
          on own.organiser_id = has.organiser_id and own.id = has.category_id
          where has.organiser_id = activities.organiser_id and has.activity_id = activities.id
            and own.group_id = wanted.group_id and own.cuid = any(${filters.category})))
      and exists (select from categories wanted where wanted.organiser_id = activities.organiser_id and wanted.cuid = any(${filters.category}))`);
  }
  return conditions;
}

/** What is asked of one and the same availability. */
function offers({ organiser_id, timezone, now, filters }: ActivityRead): RawBuilder<boolean>[] {
  const { after, available_only = false, include_started = true } = filters;
  const from = after ?? (available_only || !include_started ? now : null);
  const moment = { organiser_id, now, from };
  return [
    ...offeredConditions({ moment, timezone, filters }),
    ...(available_only || after !== undefined ? [ofStatus(['OPEN'], moment)] : []),
    ...(from === null ? [] : [sql<boolean>`availabilities.start_at >= ${from}`]),
    ...(include_started || from === now ? [] : [sql<boolean>`availabilities.start_at >= ${now}`]),
  ];
}

function activityShownBy(
  restriction: CatalogueRestriction,
  read: ActivityRead,
): RawBuilder<boolean> {
  const { activities } = restriction;
  const shown = shownBy(restriction, read);
  return allOf([
    ...(activities === null ? [] : [sql<boolean>`activities.id = any(${activities}::bigint[])`]),
    ...(shown.length === 0 ? [] : [offersOne(shown)]),
  ]);
}

/** Whether few of what is on sale may be asked for: then what is best to read first depends on the values. */
function narrows({
  location,
  weekday,
  date,
  period,
  'availabilities-period': other,
}: ActivityFilters): boolean {
  return [location, weekday, date, period, other].some((asked) => asked !== undefined);
}

function offersOne(
  conditions: readonly RawBuilder<boolean>[],
  hint: '' | typeof PLANNED_ANEW = '',
): RawBuilder<boolean> {
  return sql`exists (${sql.raw(hint)} select from availabilities where availabilities.organiser_id = activities.organiser_id
    and availabilities.activity_id = activities.id and ${allOf(conditions)})`;
}
