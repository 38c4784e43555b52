import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { instantAt } from '@ribambelle/domain/base/days.ts';
import { ZONE } from '@ribambelle/tools/demo/shop.ts';
import { connect } from '@ribambelle/database/connect.ts';

/** A group that meets now, of the organiser of a collaborator, with its title. */
export interface GroupToday {
  readonly title: string;
  /**
   * First names of the registered children, each with a separate family; the first one has an
   * allergy.
   */
  readonly children: readonly string[];
  /** The day on which it meets, at noon; by default now. */
  readonly day?: Day;
}

const GROUP = `with who as (
    select organiser_id from collaborators where email = $1
  ), course as (
    insert into activities (organiser_id, slug, title, default_price)
    select organiser_id, $2, jsonb_build_object('fr', $3::text, 'en', $3::text), 2500 from who returning organiser_id, id
  ), offer as (
    insert into availabilities (organiser_id, activity_id, location_id, status, start_at, end_at, price, capacity, weekdays)
    select c.organiser_id, c.id, (select id from locations l where l.organiser_id = c.organiser_id order by l.id limit 1),
      'OPEN', coalesce($5::timestamptz, now()) - interval '1 minute', coalesce($5::timestamptz, now()) + interval '1 minute', 2500, 50, array[1::smallint] from course c
    returning organiser_id, id, cuid, activity_id, start_at, end_at
  ), meeting as (
    insert into availability_dates (organiser_id, availability_id, activity_id, start_at, end_at, capacity, status)
    select organiser_id, id, activity_id, start_at, end_at, 50, 'OPEN' from offer returning organiser_id, id, availability_id
  ), family as (
    insert into customers (organiser_id, firstname, lastname, email, phone)
    select organiser_id, 'Parent', name, lower(name) || '.' || $2 || '@flows.test', '+32470123456' from who, unnest($4::text[]) name
    returning organiser_id, id, lastname, email
  ), child as (
    insert into participants (organiser_id, customer_id, firstname, lastname, birthdate)
    select organiser_id, id, lastname, 'Flows', '2017-05-02' from family returning organiser_id, id, customer_id, firstname
  ), answer as (
    insert into custom_field_answers (organiser_id, field_id, participant_id, data)
    select c.organiser_id, (select f.id from custom_fields f where f.organiser_id = c.organiser_id and f.entity = 'PARTICIPANTS' and f.type = 'TEXT' and f.active order by f.id limit 1),
      c.id, 'arachides' from child c where c.firstname = ($4::text[])[1] returning field_id
  ), owed as (
    insert into receivables (organiser_id, customer_id, kind, total_amount)
    select organiser_id, id, 'REGISTRATION', 0 from family returning organiser_id, id, customer_id
  ), registration as (
    insert into registrations (organiser_id, customer_id, participant_id, availability_id, receivable_id)
    select c.organiser_id, c.customer_id, c.id, m.availability_id, o.id from child c, meeting m, owed o where o.customer_id = c.customer_id
    returning organiser_id, id
  ), dates as (
    insert into registration_dates (organiser_id, registration_id, date_id)
    select r.organiser_id, r.id, m.id from registration r, meeting m
  )
  select cuid, (select array_agg(email order by email) from family) as emails from offer`;

/** A new group: the cuid of its availability, and the e-mail addresses of its families, sorted. */
export interface MadeGroup {
  readonly cuid: string;
  readonly emails: readonly string[];
}

/**
 * Makes a group that meets today or on the given day, and registers children in it, directly in the
 * database.
 */
export async function makeGroupToday(like: string, group: GroupToday): Promise<MadeGroup> {
  const client = await open();
  const slug = group.title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
  const { title, children, day } = group;
  const meets_at = day === undefined ? null : instantAt({ day, wall_time: '12:00', zone: ZONE });
  const of = [like, slug, title, children, meets_at];
  const { rows } = await client.query(GROUP, of);
  await client.end();
  return rows[0];
}

/**
 * Returns whether a child of a group arrived, left or is absent, from the date of the registration,
 * and the number of its marks.
 */
export async function standingOf(title: string, child: string) {
  const client = await open();
  const { rows } = await client.query(
    `select t.arrival is not null as arrived, t.departure is not null as gone, t.absent_at is not null as absent,
       (select count(*)::integer from attendance_marks m where m.organiser_id = t.organiser_id and m.registration_id = t.registration_id) as marks
     from registration_dates t join registrations r on r.organiser_id = t.organiser_id and r.id = t.registration_id
     join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
     join availabilities v on v.organiser_id = r.organiser_id and v.id = r.availability_id
     join activities a on a.organiser_id = v.organiser_id and a.id = v.activity_id
     where a.title ->> 'fr' = $1 and p.firstname = $2`,
    [title, child],
  );
  await client.end();
  return rows[0];
}

/** Gives a child of a group a known code, which a camera can be shown from the start. */
export async function giveCode(of: { title: string; child: string; code: string }): Promise<void> {
  const client = await open();
  await client.query(
    `update participants p set attendance_code_sealed = $3 from registrations r, availabilities v, activities a
     where r.organiser_id = p.organiser_id and r.participant_id = p.id and v.organiser_id = r.organiser_id and v.id = r.availability_id
       and a.organiser_id = v.organiser_id and a.id = v.activity_id and a.title ->> 'fr' = $1 and p.firstname = $2`,
    [of.title, of.child, of.code],
  );
  await client.end();
}

/** Cancels the registration of a child of a group, as the desk would. */
export async function cancelOf(title: string, child: string): Promise<void> {
  const client = await open();
  await client.query(
    `update registrations r set cancelled_at = now() from participants p, availabilities v, activities a
     where p.organiser_id = r.organiser_id and p.id = r.participant_id and v.organiser_id = r.organiser_id and v.id = r.availability_id
       and a.organiser_id = v.organiser_id and a.id = v.activity_id and a.title ->> 'fr' = $1 and p.firstname = $2`,
    [title, child],
  );
  await client.end();
}

async function open() {
  const url = process.env['FLOWS_DATABASE_URL'];
  if (url === undefined) throw new Error('FLOWS_DATABASE_URL is not set');
  return connect(url);
}
