import { connect } from '@ribambelle/database/connect.ts';

/** A full date with a waiting list. */
export interface WaitingLine {
  readonly title: string;
  /** First names of the participants who have a place. */
  readonly registered: readonly string[];
  /**
   * First names of the waiting participants, in the order of joining, each with a separate family
   * of that last name.
   */
  readonly waiting: readonly string[];
}

const LINE = `with who as (
    select organiser_id from collaborators where email = $1
  ), course as (
    insert into activities (organiser_id, slug, title, default_price)
    select organiser_id, $2, jsonb_build_object('fr', $3::text, 'en', $3::text), 2500 from who returning organiser_id, id
  ), offer as (
    insert into availabilities (organiser_id, activity_id, status, start_at, end_at, price, capacity, registered, weekdays)
    select organiser_id, id, 'FULL', day, day + interval '1 hour', 2500, cardinality($4::text[]), cardinality($4::text[]), array[extract(isodow from day)::smallint]
    from course, lateral (select date_trunc('day', now() + interval '60 days') + interval '14 hours' as day) as days
    returning organiser_id, id, cuid, activity_id, start_at, end_at
  ), meeting as (
    insert into availability_dates (organiser_id, availability_id, activity_id, start_at, end_at, registered, status)
    select organiser_id, id, activity_id, start_at, end_at, cardinality($4::text[]), 'FULL' from offer returning organiser_id, id, availability_id
  ), family as (
    insert into customers (organiser_id, firstname, lastname, email, email_confirmed_at)
    select organiser_id, 'Parent', name, lower(name) || '.' || $2 || '@flows.test', now() from who, unnest($4::text[] || $5::text[]) name
    returning organiser_id, id, lastname, email
  ), child as (
    insert into participants (organiser_id, customer_id, firstname, lastname, birthdate)
    select organiser_id, id, lastname, 'Flows', '2017-05-02' from family returning organiser_id, id, customer_id, firstname
  ), owed as (
    insert into receivables (organiser_id, customer_id, kind, total_amount)
    select organiser_id, id, 'REGISTRATION', 0 from family where lastname = any($4::text[]) returning organiser_id, id, customer_id
  ), registration as (
    insert into registrations (organiser_id, customer_id, participant_id, availability_id, receivable_id)
    select c.organiser_id, c.customer_id, c.id, m.availability_id, o.id from child c, meeting m, owed o where o.customer_id = c.customer_id
    returning organiser_id, id
  ), dates as (
    insert into registration_dates (organiser_id, registration_id, date_id)
    select r.organiser_id, r.id, m.id from registration r, meeting m
  ), line as (
    insert into waiting_list_entries (organiser_id, availability_id, customer_id, participant_id, turn)
    select o.organiser_id, o.id, c.customer_id, c.id, place from offer o, unnest($5::text[]) with ordinality as joined (name, place)
      join child c on c.firstname = joined.name
  )
  select cuid from offer`;

/**
 * Makes such a date directly in the database, for the organiser of a collaborator. Returns its
 * cuid, and a function for the e-mail address of a family.
 */
export async function makeWaitingLine(
  like: string,
  of: WaitingLine,
): Promise<{ cuid: string; emailOf: (name: string) => string }> {
  const url = process.env['FLOWS_DATABASE_URL'];
  if (url === undefined) throw new Error('FLOWS_DATABASE_URL is not set');
  const client = await connect(url);
  const slug = of.title.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
  const { rows } = await client.query(LINE, [like, slug, of.title, of.registered, of.waiting]);
  await client.end();
  return { cuid: rows[0].cuid, emailOf: (name) => `${name.toLowerCase()}.${slug}@flows.test` };
}
