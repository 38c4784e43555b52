import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { peopleFound, typedWords } from '../database/search.ts';
import { takesPlace } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';
import { withAttendanceCodes } from '../vault/attendance-code.ts';

/** The selected badges; without a span and an availability there are none. */
export interface BadgeWish {
  readonly span: { readonly start_at: Instant; readonly end_at: Instant } | null;
  readonly availability?: string | undefined;
  readonly activity?: string | undefined;
  readonly location?: string | undefined;
  readonly search?: string | undefined;
}

/** A registration with the content of its badge; the title is a bilingual column. */
export interface BadgeRow {
  readonly firstname: string;
  readonly lastname: string;
  readonly attendance_code: string;
  readonly title: Json;
  readonly location: string | null;
  /** The answers about health, each as it is stored. */
  readonly health: readonly string[];
}

/**
 * Lists registrations that are not cancelled, each once, by hour, group and name; at most `most`.
 */
export async function listBadges(
  db: Db,
  { most, ...wish }: BadgeWish & { most: number },
): Promise<readonly BadgeRow[]> {
  if (wish.span === null && wish.availability === undefined) return [];
  const { rows } = await sql<
    Omit<BadgeRow, 'attendance_code'> & { attendance_code_sealed: string }
  >`
    with t as materialized (
      select r.organiser_id, r.id, r.participant_id, a.activity_id, a.location_id, r.availability_id, min(d.start_at) as start_at
      from availability_dates d
      join availabilities a on a.organiser_id = d.organiser_id and a.id = d.availability_id
      join registration_dates t on t.organiser_id = d.organiser_id and t.date_id = d.id
      join registrations r on r.organiser_id = t.organiser_id and r.id = t.registration_id
      where ${registrationsOf(wish)}
      group by r.organiser_id, r.id, r.participant_id, a.activity_id, a.location_id, r.availability_id
      order by min(d.start_at), a.activity_id, r.availability_id, r.id
      limit ${most})
    select p.firstname, p.lastname, p.attendance_code_sealed, v.title, l.name as location, ${HEALTH} as health
    from t
    join participants p on p.organiser_id = t.organiser_id and p.id = t.participant_id
    join activities v on v.organiser_id = t.organiser_id and v.id = t.activity_id
    left join locations l on l.organiser_id = t.organiser_id and l.id = t.location_id
    order by t.start_at, t.activity_id, t.availability_id, ${byName(sql`p.lastname`)}, ${byName(sql`p.firstname`)}, t.id`.execute(
    db,
  );
  return withAttendanceCodes(db, rows);
}

const HEALTH = sql`
  array(
    select x.data from custom_field_answers x join custom_fields f on f.organiser_id = x.organiser_id and f.id = x.field_id
    where x.organiser_id = t.organiser_id and x.participant_id = t.participant_id and f.active and f.health and x.data <> ''
    union all
    select y.content from registration_questions y join questions q on q.organiser_id = y.organiser_id and q.id = y.question_id
    where y.organiser_id = t.organiser_id and y.registration_id = t.id and q.health and y.content <> '')`;

function registrationsOf(wish: BadgeWish) {
  const { span, availability, activity, location, search } = wish;
  const words = typedWords(search);
  return sql.join(
    [
      takesPlace(),
      ...(span === null
        ? []
        : [sql`d.start_at >= ${span.start_at}`, sql`d.start_at < ${span.end_at}`]),
      ...(availability === undefined
        ? []
        : [sql`d.availability_id = (select id from availabilities where cuid = ${availability})`]),
      ...(activity === undefined
        ? []
        : [sql`a.activity_id = (select id from activities where cuid = ${activity})`]),
      ...(location === undefined
        ? []
        : [sql`a.location_id = (select id from locations where cuid = ${location})`]),
      ...(words === null
        ? []
        : [
            sql`(r.participant_id = any(${peopleFound('participants', words)}) or r.customer_id = any(${peopleFound('customers', words)}))`,
          ]),
    ],
    sql` and `,
  );
}
