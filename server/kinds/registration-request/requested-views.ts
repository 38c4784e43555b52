import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/**
 * Loads the participants and availabilities already requested: in a cart, or by an undecided
 * request. Call it under the lock of the cart.
 */
export async function loadRequested(
  db: Db,
  input: { participant_ids: readonly number[]; now: string },
): Promise<readonly { participant_id: number; availability_id: number }[]> {
  const { participant_ids, now } = input;
  const { rows } = await sql<{ participant_id: number; availability_id: number }>`
    select q.participant_id, wanted.availability_id
    from registration_requests q
    join registration_request_availabilities wanted on wanted.organiser_id = q.organiser_id and wanted.registration_request_id = q.id
    where q.participant_id = any(${participant_ids}::bigint[]) and q.status = 'PENDING'
    union all
    select i.participant_id, lying.availability_id
    from cart_items i, jsonb_to_recordset(i.price_lines -> 'availabilities') as lying (availability_id bigint)
    where i.participant_id = any(${participant_ids}::bigint[]) and i.type = 'REGISTRATION_REQUEST'
      and i.processed_at is null and i.expires_at > ${now}`.execute(db);
  return rows;
}
