import { connect } from '@ribambelle/database/connect.ts';

/**
 * Groups of one activity that meet on the same four days, each with a child who is registered for
 * all of them, whose family owes 40 €.
 */
export interface GroupsOfADay {
  readonly title: string;
  /** The first of the days, a week apart. */
  readonly day: string;
  readonly groups: number;
}

const GROUPS = `with who as (
    select organiser_id from collaborators where email = $1
  ), course as (
    insert into activities (organiser_id, slug, title, default_price)
    select organiser_id, $2, jsonb_build_object('fr', $3::text, 'en', $3::text), 4000 from who returning organiser_id, id, cuid
  ), offer as (
    insert into availabilities (organiser_id, activity_id, status, start_at, end_at, price, capacity, weekdays)
    select c.organiser_id, c.id, 'OPEN', ($4 || 'T13:00Z')::timestamptz, ($4 || 'T14:30Z')::timestamptz + interval '21 days', 4000, 50,
      array[extract(isodow from $4::date)::smallint] from course c, generate_series(1, $5::integer)
    returning organiser_id, id, activity_id
  ), meeting as (
    insert into availability_dates (organiser_id, availability_id, activity_id, start_at, end_at, capacity, status)
    select o.organiser_id, o.id, o.activity_id, ($4 || 'T13:00Z')::timestamptz + week * interval '7 days', ($4 || 'T14:30Z')::timestamptz + week * interval '7 days', 50, 'OPEN'
    from offer o, generate_series(0, 3) week returning organiser_id, id, availability_id
  ), family as (
    insert into customers (organiser_id, firstname, lastname, email)
    select organiser_id, 'Parent', 'Groupes', 'groupe.' || id || '@flows.test' from offer returning organiser_id, id, email
  ), child as (
    insert into participants (organiser_id, customer_id, firstname, lastname, birthdate)
    select organiser_id, id, 'Enfant', 'Groupes', '2017-05-02' from family returning organiser_id, id, customer_id
  ), owed as (
    insert into receivables (organiser_id, customer_id, kind, total_amount)
    select organiser_id, id, 'REGISTRATION', 4000 from family returning organiser_id, id, customer_id
  ), line as (
    insert into receivable_lines (organiser_id, receivable_id, reason, amount) select organiser_id, id, 'SALE', 4000 from owed returning receivable_id
  ), registration as (
    insert into registrations (organiser_id, customer_id, participant_id, availability_id, receivable_id, price_lines)
    select c.organiser_id, c.customer_id, c.id, o.id, r.id, '{"base_price": 4000, "total_price": 4000, "total_deposit": 0}'
    from child c join family f on f.id = c.customer_id join offer o on f.email = 'groupe.' || o.id || '@flows.test' join owed r on r.customer_id = c.customer_id
    returning organiser_id, id, availability_id
  ), dates as (
    insert into registration_dates (organiser_id, registration_id, date_id)
    select r.organiser_id, r.id, m.id from registration r join meeting m on m.availability_id = r.availability_id returning date_id
  )
  select cuid from course`;

/**
 * Makes such groups directly in the database, for the organiser of a collaborator. Returns the cuid
 * of their activity.
 */
export async function makeGroupsOfADay(like: string, of: GroupsOfADay): Promise<string> {
  const client = await open();
  const slug = of.title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
  const { rows } = await client.query(GROUPS, [like, slug, of.title, of.day, of.groups]);
  await client.end();
  return rows[0].cuid;
}

/**
 * Returns the total of the receivables of an activity, in minor units, and the number of its dates
 * that are not closed, by day.
 */
export async function standingOfGroups(activity: string) {
  const client = await open();
  const { rows } = await client.query(
    `select (select sum(o.total_amount)::integer from registrations r join availabilities v on v.id = r.availability_id join receivables o on o.id = r.receivable_id
       where v.activity_id = a.id) as owed,
     (select jsonb_object_agg(day, dates) from (select (d.start_at at time zone 'Europe/Brussels')::date as day, count(*) as dates
       from availability_dates d where d.activity_id = a.id and d.status <> 'CLOSED' group by 1) days) as days
     from activities a where a.cuid = $1`,
    [activity],
  );
  await client.end();
  return rows[0];
}

async function open() {
  const url = process.env['FLOWS_DATABASE_URL'];
  if (url === undefined) throw new Error('FLOWS_DATABASE_URL is not set');
  return connect(url);
}
