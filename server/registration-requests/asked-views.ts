import type { AskedAvailability } from '@ribambelle/domain/registration-requests/request-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** An availability that is asked for, by its cuid too. */
export interface AskedForApproval extends AskedAvailability {
  readonly cuid: string;
}

/** What a request asks for, by start: what staff approve, whole or in part. */
export async function loadAskedForApproval(
  db: Db,
  of: { organiser_id: number; id: number },
): Promise<readonly AskedForApproval[]> {
  const { rows } = await sql<AskedForApproval>`
    select a.cuid, wanted.availability_id, wanted.date_ids
    from registration_request_availabilities wanted
    join availabilities a on a.organiser_id = wanted.organiser_id and a.id = wanted.availability_id
    where wanted.organiser_id = ${of.organiser_id} and wanted.registration_request_id = ${of.id}
    order by a.start_at, a.id`.execute(db);
  return rows;
}
