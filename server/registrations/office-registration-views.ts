import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { registrationColumns } from '@ribambelle/api/registrations/registration-columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import { peopleFound, typedWords } from '../database/search.ts';
import { byName } from '../lists/by-name-views.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { overdueAt } from '../receivables/index.ts';

export interface OfficeFilters {
  readonly search?: string | undefined;
  readonly activity?: string | undefined;
  readonly availability?: string | undefined;
  readonly customer?: string | undefined;
  readonly participant?: string | undefined;
  readonly payment?:
    | 'OUTSTANDING'
    | 'OVERDUE'
    | 'COMPLETE'
    | 'FREE'
    | 'CANCELLED_UNPAID'
    | undefined;
  readonly now: string;
  readonly cancelled?: boolean | undefined;
  /** First and last moment at which the activity may begin. */
  readonly from_at?: string | undefined;
  readonly before_at?: string | undefined;
  /** The same for the moment when it was registered. */
  readonly registered_at?: string | undefined;
  readonly registered_before?: string | undefined;
  /**
   * The amount still owed, in minor units; with either of them, only registrations that owe
   * anything.
   */
  readonly owed_from?: number | undefined;
  readonly owed_to?: number | undefined;
  readonly tag?: string | undefined;
}

/** A registration in lists and exports; the title is a bilingual column. */
export interface OfficeRegistrationRow {
  readonly id: number;
  readonly cuid: string;
  readonly reference: string;
  readonly created_at: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string | null;
  readonly customer_firstname: string;
  readonly customer_lastname: string;
  readonly email: string | null;
  readonly phone: string;
  readonly title: Json;
  readonly start_at: string;
  readonly end_at: string;
  readonly location: string | null;
  readonly quantity: number;
  readonly total_amount: number;
  readonly paid_amount: number;
  readonly credit_amount: number;
  readonly due_at: string | null;
  readonly receivable_id: number;
  readonly cancelled_at: string | null;
  readonly tags: readonly string[];
}

const ORDERS = {
  participant: [byName(sql`p.lastname`), byName(sql`p.firstname`)],
  start: [sql`a.start_at`],
  family: [byName(sql`c.lastname`), byName(sql`c.firstname`)],
  registered: [sql`r.created_at`],
} satisfies ColumnOrders<typeof registrationColumns>;

const PARTICIPANTS = sql`join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id`;
const FAMILIES = sql`join customers c on c.organiser_id = r.organiser_id and c.id = r.customer_id`;
const OFFERS = sql`join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id`;
const OWED = sql`join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id`;

/** The table that an order reads besides the registrations. */
const OF_ORDER: Readonly<Record<string, RawBuilder<unknown>>> = {
  participant: PARTICIPANTS,
  start: OFFERS,
  family: FAMILIES,
};

const SHOWN = sql`
    select r.id, r.cuid, r.reference, r.created_at, p.firstname, p.lastname, p.birthdate, c.firstname as customer_firstname,
      c.lastname as customer_lastname, c.email, c.phone, v.title, a.start_at, a.end_at,
      (select l.name from locations l where l.organiser_id = a.organiser_id and l.id = a.location_id) as location,
      r.quantity, owed.total_amount, owed.paid_amount, owed.credit_amount, owed.due_at, r.receivable_id, r.cancelled_at, r.tags
    from registrations r
    ${OWED}
    ${PARTICIPANTS}
    ${FAMILIES}
    ${OFFERS}
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id`;

/** Selects the organiser's registrations, newest first unless sorted. */
export function selectRegistrations(input: {
  readonly filters: OfficeFilters;
  readonly sort?: Order<typeof registrationColumns> | undefined;
}): ListQuery<OfficeRegistrationRow> {
  const where = matching(input.filters);
  const { filters, sort = '-registered' } = input;
  const order = orderBy(sort, { orders: ORDERS, id: sql`r.id` });
  const joins = joinedFor(filters);
  const of_order = OF_ORDER[sort.replace('-', '')];
  return {
    rows: sql`${SHOWN} where ${where} order by ${order}`,
    counted: sql`select from registrations r ${tables(joins)} where ${where}`,
    by_id: {
      ids: sql`select r.id from registrations r ${tables([...joins, of_order])} where ${where} order by ${order}`,
      load: (ids) => sql`${SHOWN} where r.id = any(${ids})`,
    },
  };
}

/** Tables to join, each once. */
const tables = (joins: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> =>
  sql.join(
    [...new Set(joins)].flatMap((table) => table ?? []),
    sql` `,
  );

/**
 * Returns the tables that these filters read: each registration has one row in either, so that a
 * count without the others is the same, and quick.
 */
function joinedFor(filters: OfficeFilters): RawBuilder<unknown>[] {
  const { activity, availability, from_at, before_at, payment } = filters;
  const by_offer = [activity, availability, from_at, before_at].some((one) => one !== undefined);
  const by_money = (payment !== undefined && payment !== 'FREE') || isByOwed(filters);
  return [...(by_offer ? [OFFERS] : []), ...(by_money ? [OWED] : [])];
}

const isByOwed = ({ owed_from, owed_to }: OfficeFilters): boolean =>
  owed_from !== undefined || owed_to !== undefined;

function matching(filters: OfficeFilters): RawBuilder<unknown> {
  const conditions = [sql`true`];
  const words = typedWords(filters.search);
  if (words !== null) {
    const reference = (filters.search ?? '').trim().toUpperCase();
    conditions.push(sql`(r.reference = ${reference}
      or r.participant_id = any(${peopleFound('participants', words)})
      or r.customer_id = any(${peopleFound('customers', words)}))`);
  }
  if (filters.availability !== undefined) conditions.push(sql`a.cuid = ${filters.availability}`);
  if (filters.customer !== undefined)
    conditions.push(
      sql`r.customer_id = (select id from customers where cuid = ${filters.customer})`,
    );
  if (filters.participant !== undefined)
    conditions.push(
      sql`r.participant_id = (select id from participants where cuid = ${filters.participant})`,
    );
  if (filters.activity !== undefined) {
    conditions.push(
      sql`a.activity_id = (select id from activities where cuid = ${filters.activity})`,
    );
  }
  if (filters.payment === 'OUTSTANDING') conditions.push(sql`owed.owed_amount > 0`);
  if (filters.payment === 'OVERDUE') conditions.push(overdueAt(filters.now));
  if (filters.payment === 'CANCELLED_UNPAID')
    conditions.push(
      sql`r.id = any(array(select u.id from registrations u where u.cancellation_type = 'AUTOMATIC'))`,
    );
  if (filters.payment === 'COMPLETE')
    conditions.push(sql`owed.total_amount > 0 and owed.owed_amount = 0`);
  if (isByOwed(filters)) conditions.push(sql`owed.owed_amount > 0`);
  if (filters.owed_from !== undefined)
    conditions.push(sql`owed.owed_amount >= ${filters.owed_from}`);
  if (filters.owed_to !== undefined) conditions.push(sql`owed.owed_amount <= ${filters.owed_to}`);
  if (filters.payment === 'FREE')
    conditions.push(sql`r.receivable_id in (select id from receivables where total_amount = 0)`);
  if (filters.cancelled !== undefined)
    conditions.push(
      filters.cancelled ? sql`r.cancelled_at is not null` : sql`r.cancelled_at is null`,
    );
  if (filters.tag !== undefined)
    conditions.push(sql`r.id = any(array(select registrations_tagged(${filters.tag})))`);
  if (filters.from_at !== undefined) conditions.push(sql`a.start_at >= ${filters.from_at}`);
  if (filters.before_at !== undefined) conditions.push(sql`a.start_at < ${filters.before_at}`);
  if (filters.registered_at !== undefined)
    conditions.push(sql`r.created_at >= ${filters.registered_at}`);
  if (filters.registered_before !== undefined)
    conditions.push(sql`r.created_at < ${filters.registered_before}`);
  return sql.join(conditions, sql` and `);
}
