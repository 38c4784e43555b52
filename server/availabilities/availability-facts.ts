import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A membership that gives access to an activity; its title is a bilingual column. */
export interface MembershipNamed {
  readonly id: number;
  readonly cuid: string;
  readonly title: Json;
  readonly published: boolean;
}

/** Loads availabilities with their activity and location, in the order of the ids. */
export async function loadAvailabilities(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('availabilities')
    .innerJoin('activities', (join) =>
      join
        .onRef('activities.organiser_id', '=', 'availabilities.organiser_id')
        .onRef('activities.id', '=', 'availabilities.activity_id'),
    )
    .leftJoin('locations', (join) =>
      join
        .onRef('locations.organiser_id', '=', 'availabilities.organiser_id')
        .onRef('locations.id', '=', 'availabilities.location_id'),
    )
    .select([
      'availabilities.id',
      'availabilities.cuid',
      'availabilities.activity_id',
      'availabilities.closed',
      'availabilities.status',
      'availabilities.version',
      'availabilities.tags',
    ])
    .select([
      'availabilities.start_at',
      'availabilities.end_at',
      'availabilities.price',
      'availabilities.deposit',
    ])
    .select(['availabilities.registrations_start_at', 'availabilities.registrations_end_at'])
    .select([
      'availabilities.capacity',
      'availabilities.registered',
      'availabilities.offered',
      'availabilities.age_minimum',
      'availabilities.age_maximum',
    ])
    .select([
      'activities.cuid as activity_cuid',
      'activities.slug',
      'activities.title as activity_title',
      'activities.allow_registrations_after_start',
    ])
    .select([
      'activities.age_minimum as activity_age_minimum',
      'activities.age_maximum as activity_age_maximum',
      'activities.registration_flow',
    ])
    .select(['activities.members_only', 'activities.members_days_early'])
    .select(['activities.member_price', 'activities.member_percentage'])
    .select(() =>
      sql<
        readonly MembershipNamed[]
      >`case when activities.membership_ids <> '{}' then (select coalesce(jsonb_agg(jsonb_build_object(
          'id', m.id, 'cuid', m.cuid, 'title', m.title, 'published', m.published) order by m."order", m.id), '[]')
        from memberships m where m.organiser_id = activities.organiser_id and m.id = any(activities.membership_ids)) else '[]' end`.as(
        'memberships',
      ),
    )
    .select([
      'locations.cuid as location_cuid',
      'locations.name',
      'locations.title as location_title',
      'locations.street',
      'locations.number',
      'locations.postcode',
      'locations.city',
    ])
    .where(sql<boolean>`availabilities.id = any(${ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type AvailabilityRow = Awaited<ReturnType<typeof loadAvailabilities>>[number];

/** Loads the long texts of an activity, which lists omit. */
export async function loadDescriptions(db: Db, activity_id: number) {
  return db
    .selectFrom('activities')
    .select(['description', 'instructions', 'maximum_quantity', 'partial_registrations'])
    .select(['partial_price', 'partial_fee', 'partial_discount'])
    .where('id', '=', activity_id)
    .executeTakeFirst();
}

/** Loads the dates of availabilities, by start. */
export async function loadDates(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('availability_dates')
    .select([
      'id',
      'cuid',
      'availability_id',
      'start_at',
      'end_at',
      'status',
      'capacity',
      'registered',
      'offered',
      'version',
      'called_off_at',
    ])
    .where(sql<boolean>`availability_id = any(${ids})`)
    .orderBy('start_at')
    .orderBy('id')
    .execute();
}
