import type { RequestedAvailability } from '@ribambelle/domain/registration-requests/request-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A requested availability, with its cuid. */
export interface RequestedForApproval extends RequestedAvailability {
  readonly cuid: string;
}

/** Loads the availabilities of a request, by start: those that staff approve, all or some. */
export async function loadRequestedForApproval(
  db: Db,
  id: number,
): Promise<readonly RequestedForApproval[]> {
  const { rows } = await sql<RequestedForApproval>`
    select a.cuid, wanted.availability_id, wanted.date_ids
    from registration_request_availabilities wanted
    join availabilities a on a.organiser_id = wanted.organiser_id and a.id = wanted.availability_id
    where wanted.registration_request_id = ${id}
    order by a.start_at, a.id`.execute(db);
  return rows;
}

/** Loads today's price of a place in each of these availabilities, in minor units. */
export async function loadPrices(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; price: number }>`
    select id, price from availabilities where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, price }) => [id, price]));
}
