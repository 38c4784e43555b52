import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { rosterColumns } from '@ribambelle/api/rosters/roster-columns.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import { idsFound, prefixQuery } from '../database/search.ts';
import { titleOrder } from '../lists/title-order-views.ts';
import { byName } from '../lists/by-name-views.ts';
import { bookedDates, bookedRows } from './booked-dates-views.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';

/** An answer with its question; title and choices are bilingual columns. */
export interface AnswerRow {
  /** Of a custom field, or of a question. */
  readonly cuid: string;
  readonly title: Json;
  readonly content: string;
  readonly choices: Json;
  readonly health: boolean;
}

/** What was chosen of an option, with the words that were wanted with it; title and label are bilingual columns. */
export interface OptionRow {
  readonly title: Json;
  readonly label: Json;
  readonly content: string;
}

/** Somebody who comes, or a resource that is booked, as the list finds them; titles and labels are bilingual columns. */
export interface RosterRow {
  readonly kind: 'REGISTRATION' | 'BOOKING';
  readonly id: number;
  readonly cuid: string;
  readonly date_id: number | null;
  readonly start_at: string;
  readonly end_at: string;
  readonly title: Json;
  readonly location: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string | null;
  readonly quantity: number;
  readonly customer_firstname: string;
  readonly customer_lastname: string;
  readonly phone: string;
  readonly email: string | null;
  readonly owed_amount: number;
  readonly details: readonly AnswerRow[];
  readonly family_details: readonly AnswerRow[];
  readonly answers: readonly AnswerRow[];
  readonly options: readonly OptionRow[];
  /** Who comes to what is booked. */
  readonly participants: readonly { readonly firstname: string; readonly lastname: string }[];
}

const PERSON = [byName(sql`u.lastname`), byName(sql`u.firstname`)];
const PLACE = byName(sql`u.location`);
/** What is booked stands below who comes at the same hour, by place and resource. */
const byHour = (language: Language) =>
  sql.join([
    sql`u.start_at`,
    sql`u.activity_id`,
    sql`u.availability_id`,
    PLACE,
    titleOrder(sql`u.title`, language),
    ...PERSON,
    sql`u.id`,
  ]);

const ordersIn = (language: Language): ColumnOrders<typeof rosterColumns> => ({
  participant: [...PERSON, sql`u.start_at`],
  activity: [titleOrder(sql`u.title`, language), sql`u.activity_id`, sql`u.start_at`, ...PERSON],
  location: [PLACE, titleOrder(sql`u.title`, language), sql`u.start_at`, ...PERSON],
});

/** Who comes between two moments, and what is booked then for who may see that, by hour unless sorted; what is cancelled is not there. */
export function selectRoster(input: {
  organiser_id: number;
  from_at: string;
  before_at: string;
  filters: {
    readonly activity?: string | undefined;
    readonly location?: string | undefined;
    readonly search?: string | undefined;
    readonly kind?: RosterRow['kind'] | undefined;
  };
  /** Whether the reader may see bookings. */
  bookings: boolean;
  sort: Order<typeof rosterColumns> | undefined;
  /** In which titles are in order. */
  language: Language;
}): ListQuery<RosterRow> {
  const { organiser_id, from_at, before_at, filters, sort, language } = input;
  const words = prefixQuery(filters.search);
  const conditions = [
    sql`d.organiser_id = ${organiser_id}`,
    sql`d.start_at >= ${from_at}`,
    sql`d.start_at < ${before_at}`,
    sql`r.cancelled_at is null`,
    ...(filters.kind === 'BOOKING' ? [sql`false`] : []),
    ...(filters.activity === undefined
      ? []
      : [
          sql`a.activity_id = (select id from activities where organiser_id = ${organiser_id} and cuid = ${filters.activity})`,
        ]),
    ...(filters.location === undefined
      ? []
      : [
          sql`a.location_id = (select id from locations where organiser_id = ${organiser_id} and cuid = ${filters.location})`,
        ]),
    ...(words === null
      ? []
      : [
          sql`(r.participant_id = any(${idsFound('participants', words)}) or r.customer_id = any(${idsFound('customers', words)}))`,
        ]),
  ];
  const found = sql`
    from availability_dates d
    join availabilities a on a.organiser_id = d.organiser_id and a.id = d.availability_id
    join registration_dates t on t.organiser_id = d.organiser_id and t.date_id = d.id
    join registrations r on r.organiser_id = t.organiser_id and r.id = t.registration_id`;
  const where = sql`where ${sql.join(conditions, sql` and `)}`;
  const order =
    sort === undefined
      ? byHour(language)
      : orderBy(sort, { orders: ordersIn(language), id: sql`u.id` });
  const { activity, kind, ...wish } = filters;
  const of = { organiser_id, from_at, before_at, ...wish };
  // a booking is of no activity
  const booked = input.bookings && activity === undefined && kind !== 'REGISTRATION';
  return {
    rows: sql`select u.kind, u.id, u.cuid, u.date_id, u.start_at, u.end_at, u.title, u.location, u.firstname, u.lastname, u.birthdate, u.customer_firstname,
      u.customer_lastname, u.phone, u.email, ${OF_A_PAGE} from (${registeredRows(sql`${found} ${where}`)}
      ${booked ? sql`union all ${bookedRows(of)}` : sql``}) u order by ${order}`,
    counted: sql`select 1 ${found} ${where} ${booked ? sql`union all select 1 ${bookedDates(of)}` : sql``}`,
  };
}

/** Answers to custom fields, as they are asked: the highest first (1 §3.1). */
const ANSWERED = sql`
  coalesce(jsonb_agg(jsonb_build_object('cuid', f.cuid, 'title', f.title, 'content', x.data, 'choices', f.choices, 'health', f.health)
    order by f."order" desc, f.id), '[]')`;

/** What is read of each row once the rows of a page are known: written in the outermost list, it is asked after they were put in order and counted off. */
const OF_A_PAGE = sql`
  case u.kind when 'BOOKING' then (select count(*)::integer from booking_participations w where w.organiser_id = u.organiser_id and w.booking_id = u.id)
    else u.quantity end as quantity,
  case u.kind when 'BOOKING' then (select coalesce(sum(owed.owed_amount), 0)::integer from booking_participations w
      join receivables owed on owed.organiser_id = w.organiser_id and owed.id = w.receivable_id
      where w.organiser_id = u.organiser_id and w.booking_id = u.id)
    else (select owed.owed_amount from receivables owed where owed.organiser_id = u.organiser_id and owed.id = u.receivable_id) end as owed_amount,
  (select ${ANSWERED} from custom_field_answers x join custom_fields f on f.organiser_id = x.organiser_id and f.id = x.field_id
    where x.organiser_id = u.organiser_id and x.participant_id = u.participant_id and f.active and x.data <> '') as details,
  (select ${ANSWERED} from custom_field_answers x join custom_fields f on f.organiser_id = x.organiser_id and f.id = x.field_id
    where x.organiser_id = u.organiser_id and x.customer_id = u.customer_id and f.active and x.data <> '') as family_details,
  (select coalesce(jsonb_agg(jsonb_build_object('cuid', q.cuid, 'title', q.title, 'content', y.content, 'choices', q.choices, 'health', q.health)
      order by q."order", q.id), '[]')
    from registration_questions y join questions q on q.organiser_id = y.organiser_id and q.id = y.question_id
    where y.organiser_id = u.organiser_id and y.registration_id = u.registration_id and y.content <> '') as answers,
  (select coalesce(jsonb_agg(jsonb_build_object('title', o.title, 'label', s.label, 'content', coalesce(z.content, '')) order by o."order", o.id), '[]')
    from registration_options z join option_prices s on s.organiser_id = z.organiser_id and s.id = z.price_id
    join options o on o.organiser_id = s.organiser_id and o.id = s.option_id
    where z.organiser_id = u.organiser_id and z.registration_id = u.registration_id) as options,
  (select coalesce(jsonb_agg(jsonb_build_object('firstname', p.firstname, 'lastname', p.lastname) order by w.position), '[]')
    from booking_participations w join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id
    where u.kind = 'BOOKING' and w.organiser_id = u.organiser_id and w.booking_id = u.id) as participants`;

/** Who comes, from where it is found: in two parts, each of few tables, since to plan nine joins at once takes longer than to make them. */
function registeredRows(found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
      with r as materialized (
        select r.organiser_id, r.id, r.cuid, r.quantity, r.participant_id, r.customer_id, r.receivable_id, d.availability_id, d.id as date_id, d.start_at, d.end_at,
          a.activity_id, a.location_id
        ${found})
      select 'REGISTRATION' as kind, r.organiser_id, r.id, r.cuid, r.date_id, r.start_at, r.end_at, p.firstname, p.lastname, p.birthdate, r.quantity,
        v.title,
        (select l.name from locations l where l.organiser_id = r.organiser_id and l.id = r.location_id) as location,
        c.firstname as customer_firstname, c.lastname as customer_lastname, c.phone, c.email,
        r.id as registration_id, r.participant_id, r.customer_id, r.receivable_id, r.activity_id, r.availability_id
      from r
      join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
      join customers c on c.organiser_id = r.organiser_id and c.id = r.customer_id
      join activities v on v.organiser_id = r.organiser_id and v.id = r.activity_id`;
}
