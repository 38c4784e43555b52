import type { Json } from '@ribambelle/database/json.ts';
import type { CancellationPolicy } from '@ribambelle/domain/cancellation-policies/policy.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A chosen option; its amount is in minor units, its texts are bilingual columns. */
export interface OrderedOption {
  readonly registration_id: number;
  readonly title: Json;
  readonly label: Json;
  readonly content: string | null;
  readonly amount: number;
}

/** An answered question; `choices` are those that it offers. */
export interface OrderedAnswer {
  readonly registration_id: number;
  readonly title: Json;
  readonly content: string;
  readonly choices: Json;
}

/** A location of a registration. */
export interface OrderedLocation {
  readonly registration_id: number;
  readonly name: string;
  readonly title: Json;
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
}

/** Loads the options of everything in an order, in the activity's order. */
export async function loadOrderedOptions(
  db: Db,
  cart_id: number,
): Promise<readonly OrderedOption[]> {
  const { rows } = await sql<OrderedOption>`
    select r.id as registration_id, o.title, p.label, c.content, c.amount
    from registrations r
    join registration_options c on c.organiser_id = r.organiser_id and c.registration_id = r.id
    join option_prices p on p.organiser_id = c.organiser_id and p.id = c.price_id
    join options o on o.organiser_id = p.organiser_id and o.id = p.option_id
    where r.cart_id = ${cart_id}
    order by o."order" desc, o.id, p."order"`.execute(db);
  return rows;
}

/** Loads the questions and answers of an order, in the activity's order. */
export async function loadOrderedAnswers(
  db: Db,
  cart_id: number,
): Promise<readonly OrderedAnswer[]> {
  const { rows } = await sql<OrderedAnswer>`
    select r.id as registration_id, q.title, a.content, q.choices
    from registrations r
    join registration_questions a on a.organiser_id = r.organiser_id and a.registration_id = r.id
    join questions q on q.organiser_id = a.organiser_id and q.id = a.question_id
    where r.cart_id = ${cart_id} and a.content <> ''
    order by q."order" desc, q.id`.execute(db);
  return rows;
}

/** Loads the locations of everything in an order; items without a location are left out. */
export async function loadOrderedLocations(
  db: Db,
  cart_id: number,
): Promise<readonly OrderedLocation[]> {
  const { rows } = await sql<OrderedLocation>`
    select r.id as registration_id, l.name, l.title, l.street, l.number, l.postcode, l.city
    from registrations r
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join locations l on l.organiser_id = a.organiser_id and l.id = a.location_id
    where r.cart_id = ${cart_id}`.execute(db);
  return rows;
}

/**
 * Tests whether an order came from a place that a family on a waiting list had ordered in advance.
 */
export async function isOrderedInAdvance(db: Db, cart_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from waiting_list_entries where advance_cart_id = ${cart_id} limit 1`.execute(db);
  return rows.length > 0;
}

/** Loads the conditions under which the registrations of an order were bought, each once. */
export async function loadOrderedPolicies(
  db: Db,
  cart_id: number,
): Promise<readonly CancellationPolicy[]> {
  const { rows } = await sql<CancellationPolicy>`
    select p.steps, p.money_to from cancellation_policies p
    where p.id in (select r.cancellation_policy_id from registrations r where r.cart_id = ${cart_id})
    order by p.id`.execute(db);
  return rows;
}
