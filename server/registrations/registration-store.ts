import type { ChargedPrice } from '@ribambelle/domain/pricing/charged-price.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * A registration to write; its places were decided under the lock, and its price is on a
 * receivable.
 */
export interface NewRegistration {
  readonly receivable_id: number;
  readonly customer_id: number;
  readonly participant_id: number;
  readonly availability_id: number;
  /** The sold bundle that pays for it; null for none. */
  readonly customer_bundle_id: number | null;
  readonly cart_id: number | null;
  readonly cart_item_id: number | null;
  readonly quantity: number;
  readonly price_lines: ChargedPrice | null;
  readonly date_ids: readonly number[];
  readonly options: readonly {
    readonly price_id: number;
    readonly content: string | null;
    readonly amount: number;
  }[];
  readonly questions: readonly { readonly question_id: number; readonly content: string }[];
  /** The collaborator who registers; null for the customer. */
  readonly created_by: number | null;
}

export interface MadeRegistration {
  readonly id: number;
  readonly cuid: string;
}

/**
 * Writes registrations, each under the present conditions of its activity, with their dates,
 * options and answers in one statement, and marks the cart items that they come from.
 */
export async function insertRegistrations(
  db: Db,
  input: { now: string; registrations: readonly NewRegistration[] },
): Promise<readonly MadeRegistration[]> {
  const item_ids = input.registrations.flatMap(({ cart_item_id }) => cart_item_id ?? []);
  const { rows } = await sql<MadeRegistration>`
    with given as materialized (
      select new_id() as id, r.*
      from jsonb_to_recordset(${JSON.stringify(input.registrations)}::jsonb) as r (receivable_id bigint, customer_id bigint, participant_id bigint,
        availability_id bigint, customer_bundle_id bigint, cart_id bigint, cart_item_id bigint, quantity integer,
        price_lines jsonb, date_ids jsonb, options jsonb, questions jsonb, created_by bigint)
    ), made as (
      insert into registrations (id, receivable_id, customer_id, participant_id, availability_id, customer_bundle_id, cart_id,
        cart_item_id, quantity, price_lines, cancellation_policy_id, created_by, created_at, updated_at)
      select id, receivable_id, customer_id, participant_id, availability_id, customer_bundle_id, cart_id, cart_item_id, quantity,
        coalesce(price_lines, '{}'), (
          select coalesce(v.cancellation_policy_id, o.cancellation_policy_id) from availabilities a
          join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id join organisers o on o.id = a.organiser_id
          where a.id = given.availability_id
        ), created_by, ${input.now}::timestamptz, ${input.now}::timestamptz from given
      returning id, cuid
    ), dates as (
      insert into registration_dates (registration_id, date_id)
      select given.id, date_id::bigint from given, jsonb_array_elements_text(given.date_ids) date_id
    ), options as (
      insert into registration_options (registration_id, price_id, content, amount)
      select given.id, o.price_id, o.content, o.amount
      from given, jsonb_to_recordset(given.options) as o (price_id bigint, content text, amount integer)
    ), questions as (
      insert into registration_questions (registration_id, question_id, content)
      select given.id, q.question_id, q.content
      from given, jsonb_to_recordset(given.questions) as q (question_id bigint, content text)
    ), items as (
      update cart_items set processed_at = ${input.now}::timestamptz from given
      where cart_items.id = any(${item_ids}::bigint[]) and cart_items.id = given.cart_item_id
    )
    select id, cuid from made`.execute(db);
  return rows;
}
