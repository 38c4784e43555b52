import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

export interface OwnParticipant {
  readonly id: number;
  readonly birthdate: string | null;
}

/** The customer's own participants among these ids. */
export async function loadOwnParticipants(
  db: Db,
  input: { organiser_id: number; customer_id: number; ids: readonly number[] },
): Promise<ReadonlyMap<number, OwnParticipant>> {
  const { rows } = await sql<OwnParticipant>`
    select id, birthdate from participants
    where organiser_id = ${input.organiser_id} and customer_id = ${input.customer_id} and id = any(${input.ids}::bigint[])
      and deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
