import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { householdsOf } from '../households/index.ts';

/** A shared child, with the names of its families. */
interface Sharing {
  readonly child: string;
  readonly added_id: number;
  readonly added: string;
  /** All families of the child except the reader's. */
  readonly others: readonly string[];
}

/**
 * Finds a household that was added and still is one, as one family of the child reads of it;
 * undefined when it ended, or the family no longer has the child.
 */
export async function findSharing(
  db: Db,
  of: { id: number; customer_id: number },
): Promise<Sharing | undefined> {
  const { id, customer_id } = of;
  const { rows } = await sql<Sharing>`
    select p.firstname as child, h.customer_id as added_id, trim(a.firstname || ' ' || a.lastname) as added,
      array(select trim(c.firstname || ' ' || c.lastname) from customers c where c.id = any(${householdsOf('p')}) and c.id <> ${customer_id} order by 1) as others
    from participant_households h
    join participants p on p.organiser_id = h.organiser_id and p.id = h.participant_id
    join customers a on a.organiser_id = h.organiser_id and a.id = h.customer_id
    where h.id = ${id} and h.ended_at is null and p.deleted_at is null
      and ${customer_id}::bigint = any(${householdsOf('p')})`.execute(db);
  return rows[0];
}
