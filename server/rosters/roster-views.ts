import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { rosterColumns } from '@ribambelle/api/rosters/roster-columns.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import { peopleFound, typedWords } from '../database/search.ts';
import { takesPlace } from '../database/takes-place.ts';
import { titleOrder } from '../lists/title-order-views.ts';
import { byName } from '../lists/by-name-views.ts';
import { bookedDates, bookedRows } from './booked-dates-views.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';

/**
 * A participant who comes, or a booked resource, as the list finds them; the title is a bilingual
 * column.
 */
export interface RosterFound {
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
  /** 0 for a booking: its participants are read with the rest of the page. */
  readonly quantity: number;
  readonly customer_firstname: string;
  readonly customer_lastname: string;
  readonly phone: string;
  readonly email: string | null;
  readonly customer_id: number;
  /** The registered participant; null for a booking. */
  readonly participant_id: number | null;
  readonly receivable_id: number | null;
}

const PERSON = [byName(sql`u.lastname`), byName(sql`u.firstname`)];
const PLACE = byName(sql`u.location`);
/**
 * The order by hour: bookings come after the registrations of the same hour, by place and resource.
 */
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

/**
 * Selects the participants between two moments and, for readers who may see them, the bookings, by
 * hour unless sorted; without those that are cancelled or do not take place.
 */
export function selectRoster(input: {
  from_at: string;
  before_at: string;
  filters: {
    readonly activity?: string | undefined;
    readonly location?: string | undefined;
    readonly search?: string | undefined;
    readonly kind?: RosterFound['kind'] | undefined;
  };
  /** True when the reader may see bookings. */
  bookings: boolean;
  sort: Order<typeof rosterColumns> | undefined;
  /** The language by which titles are ordered. */
  language: Language;
}): ListQuery<RosterFound> {
  const { from_at, before_at, filters, sort, language } = input;
  const words = typedWords(filters.search);
  const conditions = [
    sql`d.start_at >= ${from_at}`,
    sql`d.start_at < ${before_at}`,
    takesPlace(),
    ...(filters.kind === 'BOOKING' ? [sql`false`] : []),
    ...(filters.activity === undefined
      ? []
      : [sql`d.activity_id = (select id from activities where cuid = ${filters.activity})`]),
    ...(filters.location === undefined
      ? []
      : [sql`d.location_id = (select id from locations where cuid = ${filters.location})`]),
    ...(words === null
      ? []
      : [
          sql`(r.participant_id = any(${peopleFound('participants', words)}) or r.customer_id = any(${peopleFound('customers', words)}))`,
        ]),
  ];
  const foundRows = sql`
    from availability_dates d
    join registration_dates t on t.organiser_id = d.organiser_id and t.date_id = d.id
    join registrations r on r.organiser_id = t.organiser_id and r.id = t.registration_id`;
  const where = sql`where ${sql.join(conditions, sql` and `)}`;
  const order =
    sort === undefined
      ? byHour(language)
      : orderBy(sort, { orders: ordersIn(language), id: sql`u.id` });
  const { activity, kind, ...wish } = filters;
  const of = { from_at, before_at, ...wish };
  // a booking has no activity
  const booked = input.bookings && activity === undefined && kind !== 'REGISTRATION';
  return {
    rows: sql`select u.kind, u.id, u.cuid, u.date_id, u.start_at, u.end_at, u.title, u.location, u.firstname, u.lastname, u.birthdate, u.customer_firstname,
      u.customer_lastname, u.phone, u.email, u.quantity, u.customer_id, u.participant_id, u.receivable_id from (${registeredRows(sql`${foundRows} ${where}`)}
      ${booked ? sql`union all ${bookedRows(of)}` : sql``}) u order by ${order}`,
    counted: sql`select 1 ${foundRows} ${where} ${booked ? sql`union all select 1 ${bookedDates(of, { counted: true })}` : sql``}`,
  };
}

/**
 * Selects the registered participants: in two parts, each of few tables, since planning nine joins
 * at once takes longer than making them.
 */
function registeredRows(foundRows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
      with r as materialized (
        select r.organiser_id, r.id, r.cuid, r.quantity, r.participant_id, r.customer_id, r.receivable_id, d.availability_id, d.id as date_id, d.start_at, d.end_at,
          d.activity_id, d.location_id
        ${foundRows})
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
