import type { Json } from '@ribambelle/database/json.ts';
import type { Span } from '@ribambelle/domain/base/days.ts';
import { type RawBuilder, sql } from 'kysely';
import { hasStatus, hasUntoldLine } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import { failedRefunds, OPEN_DISPUTES } from '../payments/index.ts';
import { overdueAt } from '../receivables/index.ts';
import { movedMoney } from './payments-report-views.ts';

interface Summed {
  readonly count: number;
  readonly amount: number;
}

/**
 * The payments, registrations and sales of a span, as the reports of payments and of sales count
 * them.
 */
export interface Sales {
  readonly name: string;
  readonly received: number;
  readonly refunded: number;
  readonly registrations: number;
  readonly sold: number;
  readonly cancelled: number;
}

/** Loads the sales of several spans, in one statement, each with the name of its span. */
export async function loadSales(
  db: Db,
  spans: readonly { readonly name: string; readonly span: Span }[],
): Promise<readonly Sales[]> {
  const each = spans.map(({ name, span }) => {
    const within = (column: RawBuilder<unknown>) =>
      sql`${column} >= ${span.start_at} and ${column} < ${span.end_at}`;
    return sql`select ${sql.lit(name)} as name, money.*, made.*, charged.* from (
        select coalesce(sum(m.amount) filter (where m.line = 'RECEIVED'), 0)::bigint as received,
          coalesce(sum(m.amount) filter (where m.line = 'REFUNDED'), 0)::bigint as refunded
        from (${movedMoney({ span })}) m
      ) money, (
        select count(*) as registrations from registrations r where ${within(sql`r.created_at`)}
      ) made, (
        select coalesce(sum(l.amount) filter (where l.reason <> 'CANCELLATION'), 0)::bigint as sold,
          coalesce(sum(l.amount) filter (where l.reason = 'CANCELLATION'), 0)::bigint as cancelled
        from receivable_lines l where ${within(sql`l.created_at`)}
      ) charged`;
  });
  const { rows } = await sql<Sales>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows;
}

/**
 * Loads places and registered places by day of the organiser's zone; a date counts its own
 * capacity, else that of its availability. Availabilities are found by the dates of these days: a
 * join would read all of them.
 */
export async function loadOccupancy(
  db: Db,
  query: { now: string; from: string; to: string; timezone: string },
) {
  const { from, to, timezone } = query;
  const { rows } = await sql<{ day: string; places: number; registered: number }>`
    with ahead as materialized (
      select d.availability_id, (d.start_at at time zone ${timezone})::date as day, d.capacity, d.registered
      from availability_dates d
      where d.start_at >= ${from} and d.start_at < ${to} and d.status <> 'CLOSED'
    ), whole as materialized (
      select a.id, a.capacity from availabilities a
      where a.id = any(array(select distinct availability_id from ahead)) and a.status <> 'CLOSED'
    )
    select ahead.day, sum(coalesce(ahead.capacity, whole.capacity))::bigint as places,
           sum(least(ahead.registered, coalesce(ahead.capacity, whole.capacity)))::bigint as registered
    from ahead join whole on whole.id = ahead.availability_id
    where coalesce(ahead.capacity, whole.capacity) is not null
    group by 1`.execute(db);
  return rows;
}

/** Sums registrations not paid in full whose availability has begun. */
export async function loadOutstanding(db: Db, now: string): Promise<Summed> {
  const { rows } = await sql<Summed>`
    select count(*) as count, coalesce(sum(owed.owed_amount), 0)::bigint as amount
    from receivables owed join registrations r on r.organiser_id = owed.organiser_id and r.receivable_id = owed.id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    where owed.owed_amount > 0 and a.start_at < ${now}`.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
}

/**
 * Sums registrations not paid in full after their deadline, of availabilities that begin after now
 * (R32).
 */
export async function loadOverdue(db: Db, now: string): Promise<Summed> {
  const { rows } = await sql<Summed>`
    select count(*) as count, coalesce(sum((select sum(part.amount) from owed_parts(owed) part where part.due_at <= ${now})), 0)::bigint as amount
    from receivables owed join registrations r on r.organiser_id = owed.organiser_id and r.receivable_id = owed.id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    where ${overdueAt(now)} and a.start_at >= ${now}`.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
}

/** Counts the places that were cancelled since a moment because nobody paid (R32). */
export async function loadCancelledUnpaid(db: Db, from: string): Promise<{ count: number }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from registrations
    where cancellation_type = 'AUTOMATIC' and cancelled_at >= ${from}`.execute(db);
  return rows[0] ?? { count: 0 };
}

/**
 * Sums what is owed after the last reminder for places to come, where a part of the order is paid;
 * `last_before` is the day before which its last day was, null when nothing is cancelled.
 */
export async function loadPartlyPaid(
  db: Db,
  of: { readonly rank: number; readonly last_before: string | null; readonly now: string },
): Promise<Summed> {
  if (of.last_before === null) return { count: 0, amount: 0 };
  const { rows } = await sql<Summed>`
    select count(*) as count, coalesce(sum(owed.owed_amount), 0)::bigint as amount
    from receivables owed join registrations r on r.organiser_id = owed.organiser_id and r.receivable_id = owed.id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    where ${overdueAt(of.now)} and not owed.reminders_stopped and a.start_at >= ${of.now}
      and exists (select from receivables o where o.organiser_id = owed.organiser_id and (o.id = owed.id or o.cart_id = owed.cart_id) and o.paid_amount > 0)
      and exists (select from payment_reminder_debts d join payment_reminders n on n.organiser_id = d.organiser_id and n.id = d.payment_reminder_id
        where d.organiser_id = owed.organiser_id and d.receivable_id = owed.id and d.due_at = owed.due_at and d.rank >= ${of.rank}
          and n.last_day < ${of.last_before}::date)`.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
}

/** Sums payments that have been pending since before a moment. */
export async function loadPending(db: Db, before: string): Promise<Summed> {
  const { rows } = await sql<Summed>`
    select count(*) as count, coalesce(sum(amount), 0)::bigint as amount
    from payments where state = 'PENDING' and created_at < ${before}`.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
}

/** Sums the money received since a moment that came too late: its places were gone. */
export async function loadLate(db: Db, from: string): Promise<Summed> {
  const { rows } = await sql<Summed>`
    select count(*) as count, coalesce(sum(amount), 0)::bigint as amount
    from payments where late and paid_at >= ${from}`.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
}

/** Sums refunds that failed lately and that nobody has made since, and disputes to be decided. */
export async function loadLost(
  db: Db,
  now: string,
): Promise<{ readonly failed_refunds: Summed; readonly disputes: Summed }> {
  const sumOf = (rows: RawBuilder<unknown>) =>
    sql`(select json_build_object('count', count(*), 'amount', coalesce(sum(amount), 0)::bigint) from (${rows}) lost)`;
  const { rows } = await sql<{ failed_refunds: Summed; disputes: Summed }>`
    select ${sumOf(failedRefunds(now))} as failed_refunds, ${sumOf(OPEN_DISPUTES)} as disputes`.execute(
    db,
  );
  const nothing = { count: 0, amount: 0 };
  return rows[0] ?? { failed_refunds: nothing, disputes: nothing };
}

/** Counts the registration requests that wait for an answer. */
export async function loadRequests(db: Db): Promise<{ readonly count: number }> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from registration_requests where status = 'PENDING'`.execute(db);
  return rows[0] ?? { count: 0 };
}

/** Counts the availabilities with a free place of which nobody on the waiting list was notified. */
export async function loadUntold(db: Db, now: string): Promise<{ readonly count: number }> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from availabilities
    join activities on activities.organiser_id = availabilities.organiser_id and activities.id = availabilities.activity_id
    where ${hasUntoldLine(now)}`.execute(db);
  return rows[0] ?? { count: 0 };
}

const MOST_SHOWN = 6;

/**
 * Loads availabilities that are cancelled automatically before a moment, as long as too few are
 * registered, with the moment of that decision.
 */
export async function loadCancelledSoon(db: Db, query: { now: string; to: string }) {
  const { rows } = await sql<{
    cuid: string;
    title: Json;
    start_at: string;
    registered: number;
    minimum: number;
    decide_at: string;
  }>`
    select a.cuid, v.title, a.start_at, a.registered, c.minimum, c.decide_at
    from automatic_cancellations c
    join availabilities a on a.organiser_id = c.organiser_id and a.id = c.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where c.state = 'WAITING' and c.decide_at < ${query.to}
      and a.registered < c.minimum and a.start_at > ${query.now}
    order by c.decide_at, a.id limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

/**
 * Loads open availabilities that start before a moment and are nearly empty (a quarter at most) or
 * nearly full (one or two places left).
 */
export async function loadNearly(
  db: Db,
  query: { now: string; to: string; nearly: 'empty' | 'full' },
) {
  let rows = db
    .selectFrom('availabilities')
    .innerJoin('activities', (join) =>
      join
        .onRef('activities.organiser_id', '=', 'availabilities.organiser_id')
        .onRef('activities.id', '=', 'availabilities.activity_id'),
    )
    .select([
      'availabilities.cuid',
      'activities.title',
      'availabilities.start_at',
      'availabilities.registered',
      'availabilities.capacity',
    ])
    .where(hasStatus(['OPEN'], query.now))
    .where('availabilities.capacity', 'is not', null)
    .where('availabilities.start_at', '>', query.now)
    .where('availabilities.start_at', '<', query.to);
  rows =
    query.nearly === 'empty'
      ? rows.where(sql<boolean>`availabilities.registered * 4 < availabilities.capacity`)
      : rows.where(
          sql<boolean>`availabilities.capacity - availabilities.registered - availabilities.offered between 1 and 2 and availabilities.registered > 0`,
        );
  return rows
    .orderBy('availabilities.start_at')
    .orderBy('availabilities.id')
    .limit(MOST_SHOWN)
    .execute();
}
