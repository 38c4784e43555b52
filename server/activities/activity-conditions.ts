import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listActivities } from '@ribambelle/api/activities/list-activities.ts';
import type { CatalogueRestriction } from '@ribambelle/domain/activities/catalogue-sections.ts';
import type { SegmentConditions } from '@ribambelle/domain/segments/segment.ts';
import { type RawBuilder, sql } from 'kysely';
import { PLANNED_ANEW } from '../database/statement-names.ts';
import { inSegment } from '../segments/index.ts';
import { allOf, anyOf } from './catalogue-views.ts';
import { offeredConditions } from './offered-conditions.ts';
import { hasStatus } from './status-conditions.ts';

export type ActivityFilters = Partial<
  Omit<
    RequestOf<typeof listActivities>,
    'page_number' | 'page_size' | 'limit' | 'offset' | 'catalog'
  >
>;

export interface ActivityRead {
  readonly timezone: string;
  readonly now: string;
  readonly filters: ActivityFilters;
  /** The restrictions of the catalogue sections to show; null for everything. */
  readonly restrictions: readonly CatalogueRestriction[] | null;
  /**
   * Conditions on where availabilities are, for a search that names places besides other filters;
   * left out for any other search.
   */
  readonly located?: readonly RawBuilder<boolean>[];
  /**
   * The conditions of the segments of availabilities that the restrictions name, by their cuids.
   */
  readonly segments: ReadonlyMap<string, SegmentConditions>;
}

/**
 * Returns all conditions of a list on its activities: on the activity itself, on something it
 * offers, on the sections that show it.
 */
export function activityConditions(query: ActivityRead): RawBuilder<boolean> {
  const { filters, restrictions, now } = query;
  const hint = narrows(filters) ? PLANNED_ANEW : '';
  return allOf([
    ...ownConditions(filters),
    ...offering(statusesOf(filters), { of: fittingOffers(query), now, hint }),
    ...(restrictions === null
      ? []
      : [anyOf(restrictions.map((restriction) => activityShownBy(restriction, query)))]),
  ]);
}

/**
 * Returns the conditions on the availabilities that a card describes: all filters but their status,
 * which the card states itself.
 */
export function fittingOffers(query: ActivityRead): RawBuilder<boolean>[] {
  const { timezone, now, filters, restrictions } = query;
  const { after, include_started = true } = filters;
  const started = include_started && (restrictions ?? []).every((one) => one.started);
  return [
    ...offeredConditions({ timezone, filters }),
    ...(query.located ?? []),
    // an open availability goes on after any past moment
    ...(after === undefined || Date.parse(after) <= Date.parse(now)
      ? []
      : [sql<boolean>`availabilities.start_at >= ${after}`]),
    ...(started ? [] : [sql<boolean>`availabilities.start_at >= ${now}`]),
    ...shownBySections(query),
  ];
}

/**
 * Returns the conditions of availabilities that the sections of a page show by their segments; none
 * where no section names a segment.
 */
function shownBySections(query: ActivityRead): RawBuilder<boolean>[] {
  const { restrictions } = query;
  if (restrictions === null || restrictions.every(({ segments }) => segments.length === 0))
    return [];
  const conditions = restrictions.map((restriction) =>
    allOf([
      ...(restriction.activities === null
        ? []
        : [sql<boolean>`availabilities.activity_id = any(${restriction.activities}::bigint[])`]),
      ...inSegmentsOf(restriction, query),
    ]),
  );
  return [anyOf(conditions)];
}

/** Returns the conditions of availabilities that are in one segment of each list of a section. */
function inSegmentsOf(
  { segments }: CatalogueRestriction,
  { now, timezone, segments: allSegments }: ActivityRead,
): RawBuilder<boolean>[] {
  const about = { timezone, now, entity: 'AVAILABILITIES' } as const;
  return segments.map((any) =>
    anyOf(any.flatMap((cuid) => allSegments.get(cuid) ?? []).map((one) => inSegment(one, about))),
  );
}

/** Returns the statuses to show; null for all. */
function statusesOf({ status, available_only, after }: ActivityFilters): readonly string[] | null {
  if (available_only !== true && after === undefined) return status ?? null;
  return status === undefined || status.includes('OPEN') ? ['OPEN'] : [];
}

/**
 * Returns the condition on activities that are shown in one of these states, judged by the matching
 * availabilities (domain/availabilities/card-summary.ts).
 */
function offering(
  statuses: readonly string[] | null,
  input: { of: readonly RawBuilder<boolean>[]; now: string; hint?: '' | typeof PLANNED_ANEW },
): RawBuilder<boolean>[] {
  const { of, now, hint = '' } = input;
  const one = (...conditions: RawBuilder<boolean>[]) => offersOne([...of, ...conditions], hint);
  if (statuses === null) return of.length === 0 ? [] : [one()];
  const states: RawBuilder<boolean>[] = [];
  const open = statuses.includes('OPEN');
  const full = statuses.includes('FULL');
  if (open) states.push(one(hasStatus(full ? ['OPEN', 'FULL'] : ['OPEN'], now)));
  else if (full)
    states.push(allOf([one(hasStatus(['FULL'], now)), sql`not ${one(hasStatus(['OPEN'], now))}`]));
  if (statuses.includes('CLOSED'))
    states.push(
      allOf([
        ...(of.length === 0 ? [] : [one()]),
        sql<boolean>`not ${one(hasStatus(['OPEN', 'FULL'], now))}`,
      ]),
    );
  return [anyOf(states)];
}

function ownConditions(filters: ActivityFilters): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (filters.id !== undefined) conditions.push(sql`activities.id = any(${filters.id})`);
  if (filters.age !== undefined) {
    conditions.push(
      sql`coalesce(activities.age_minimum, 0) <= ${filters.age} and coalesce(activities.age_maximum, 999) >= ${filters.age}`,
    );
  }
  if (filters.category !== undefined) {
    // any category within a group, but all groups that are named
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

function activityShownBy(
  restriction: CatalogueRestriction,
  query: ActivityRead,
): RawBuilder<boolean> {
  const { activities, started, statuses } = restriction;
  const { now } = query;
  const of = [
    ...(started ? [] : [sql<boolean>`availabilities.start_at >= ${now}`]),
    ...inSegmentsOf(restriction, query),
  ];
  return allOf([
    ...(activities === null ? [] : [sql<boolean>`activities.id = any(${activities}::bigint[])`]),
    ...offering(statuses, { of, now }),
  ]);
}

/**
 * True when the filters may match few of the availabilities on sale: the best plan then depends on
 * their values.
 */
function narrows({
  location,
  weekday,
  date,
  period,
  'availabilities-period': other,
}: ActivityFilters): boolean {
  return [location, weekday, date, period, other].some((filter) => filter !== undefined);
}

function offersOne(
  conditions: readonly RawBuilder<boolean>[],
  hint: '' | typeof PLANNED_ANEW = '',
): RawBuilder<boolean> {
  return sql`exists (${sql.raw(hint)} select from availabilities where availabilities.organiser_id = activities.organiser_id
    and availabilities.activity_id = activities.id and ${allOf(conditions)})`;
}
