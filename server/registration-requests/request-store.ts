import type { RequestTerms } from '@ribambelle/domain/registration-requests/request-terms.ts';
import type { RequestStatus } from '@ribambelle/domain/registration-requests/request-status.ts';
import { sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';

/** A request to write; its order and its receivable of 0 exist. */
export interface NewRequest extends RequestTerms {
  readonly activity_id: number;
  readonly participant_id: number;
  readonly receivable_id: number;
  readonly cart_item_id: number;
}

/** Writes requests with their availabilities, and marks the cart items that they come from. */
export async function insertRequests(
  db: Db,
  input: { customer_id: number; cart_id: number; now: string; requests: readonly NewRequest[] },
): Promise<readonly { id: number; cuid: string }[]> {
  const { customer_id, cart_id, now, requests } = input;
  const item_ids = requests.map(({ cart_item_id }) => cart_item_id);
  const { rows } = await sql<{ id: number; cuid: string }>`
    with given as materialized (
      select new_id() as id, asked.*
      from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) as asked (activity_id bigint, tier_id bigint, participant_id bigint,
        receivable_id bigint, cart_item_id bigint, options jsonb, questions jsonb, availabilities jsonb)
    ), made as (
      insert into registration_requests (id, activity_id, tier_id, customer_id, participant_id, options, questions, cart_id,
        cart_item_id, receivable_id, created_at)
      select id, activity_id, tier_id, ${customer_id}::bigint, participant_id, options, questions, ${cart_id}::bigint,
        cart_item_id, receivable_id, ${now}::timestamptz from given
      returning id, cuid
    ), availabilities as (
      insert into registration_request_availabilities (registration_request_id, availability_id, date_ids)
      select given.id, wanted.availability_id, wanted.date_ids
      from given, jsonb_to_recordset(given.availabilities) as wanted (availability_id bigint, date_ids bigint[])
    ), items as (
      update cart_items set processed_at = ${now}::timestamptz
      where id = any(${item_ids}::bigint[])
    )
    select id, cuid from made`.execute(db);
  return rows;
}

/** The part of a request from which its decision is made. */
interface LockedRequest extends Pick<RequestTerms, 'options' | 'questions'> {
  readonly id: number;
  readonly cuid: string;
  readonly reference: string;
  readonly status: RequestStatus;
  readonly customer_id: number;
  readonly participant_id: number;
}

/**
 * Locks a request for its decision, by its cuid or id, only of this customer when one is named;
 * null for none.
 */
export async function lockRequest(
  db: Db,
  input: { customer_id?: number } & ({ cuid: string } | { id: number }),
): Promise<LockedRequest | null> {
  const { rows } = await sql<LockedRequest>`
    select q.id, q.cuid, q.reference, q.status, q.customer_id, q.participant_id, q.options, q.questions
    from registration_requests q
    where q.customer_id = coalesce(${input.customer_id ?? null}::bigint, q.customer_id)
      and ${'cuid' in input ? sql`q.cuid = ${input.cuid}` : sql`q.id = ${input.id}`} ${rowLock('q')}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Records the decision on a locked request: its author, null for the family, and their message. */
export async function decideRequest(
  db: Db,
  input: {
    id: number;
    status: Exclude<RequestStatus, 'PENDING'>;
    decided_by: number | null;
    message: string;
    /** The order of the approved availabilities. */
    order_id: number | null;
    now: string;
  },
): Promise<void> {
  const { id, now: decided_at, ...columns } = input;
  await db
    .updateTable('registration_requests')
    .set({ ...columns, decided_at })
    .where('id', '=', id)
    .execute();
}

/** Links the registrations of an order to the requested availabilities that they came from. */
export async function linkRegistrations(
  db: Db,
  input: { id: number; order_id: number },
): Promise<void> {
  await sql`
    update registration_request_availabilities wanted set registration_id = r.id
    from registrations r
    where wanted.registration_request_id = ${input.id}
      and r.organiser_id = wanted.organiser_id and r.cart_id = ${input.order_id} and r.availability_id = wanted.availability_id`.execute(
    db,
  );
}
