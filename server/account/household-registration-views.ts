import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { childrenOf } from '../households/index.ts';

/** A registration by another family; texts are bilingual columns. */
export interface HouseholdRegistrationRow {
  readonly id: number;
  readonly cuid: string;
  readonly participant_id: number;
  readonly participant_cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly title: Json;
  readonly location_title: Json;
  readonly location_name: string | null;
  readonly start_at: string;
  readonly end_at: string;
}

/**
 * Returns the registrations of a customer's children by other families that are neither cancelled
 * nor over: a page by start, and the total number.
 */
export async function findHouseholdRegistrations(
  db: Db,
  input: { customer_id: number; now: string; limit: number; offset: number },
): Promise<{ rows: readonly HouseholdRegistrationRow[]; count: number }> {
  const { customer_id, now, limit, offset } = input;
  const source = sql`
    from registrations r
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id and p.deleted_at is null
    where r.participant_id = any(${childrenOf(input.customer_id)}) and r.customer_id <> ${customer_id}
      and r.cancelled_at is null and a.end_at > ${now}`;
  const [rows, total] = await atOnce(
    () =>
      sql<HouseholdRegistrationRow>`
        select page.*, v.title, l.title as location_title, l.name as location_name
        from (select r.id, r.cuid, r.participant_id, p.cuid as participant_cuid, p.firstname, p.lastname, a.activity_id, a.location_id, a.start_at, a.end_at
          ${source} order by a.start_at, r.id limit ${limit} offset ${offset}) page
        join activities v on v.id = page.activity_id
        left join locations l on l.id = page.location_id
        order by page.start_at, page.id`.execute(db),
    () =>
      sql<{
        count: number;
      }>`select count(*) as count from (select ${source} limit ${MOST_COUNTED}) counted`.execute(
        db,
      ),
  );
  return { rows: rows.rows, count: total.rows[0]?.count ?? 0 };
}
