import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { ListQuery } from '../lists/list-views.ts';
import { childrenOf, sharedWith } from '../households/index.ts';

interface CartRow {
  readonly cuid: string;
  readonly reference: string;
  readonly status: 'OPEN' | 'PAYING' | 'PROCESSED';
  readonly total_amount: number;
  readonly items: number;
  readonly created_at: string;
}

interface MovementRow {
  readonly cuid: string;
  readonly amount: number;
  readonly reason: string;
  readonly message: string;
  readonly made_by: string;
  readonly created_at: string;
}

/** Loads the participants of a family, with the names of the families that share each. */
export async function loadBelongingParticipants(db: Db, customer_id: number) {
  return db
    .selectFrom('participants')
    .select(['cuid', 'firstname', 'lastname', 'birthdate'])
    .select([
      sql<boolean>`customer_id = ${customer_id}`.as('keeps'),
      sharedWith('participants', customer_id).as('shared_with'),
    ])
    .where(sql<boolean>`id = any(${childrenOf(customer_id)})`)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Selects its carts, the newest first, with the number of their items: those of an order by staff
 * come without items.
 */
export function selectCarts(customer_id: number): ListQuery<CartRow> {
  const from = sql`from carts k where k.customer_id = ${customer_id}`;
  return {
    rows: sql`
      select k.cuid, k.reference, k.status, k.created_at,
        (select coalesce(sum(r.total_amount), 0)::integer from receivables r where r.organiser_id = k.organiser_id and r.cart_id = k.id) as total_amount,
        case when k.status = 'PROCESSED'
          then (select count(*) from receivables r where r.organiser_id = k.organiser_id and r.cart_id = k.id and not r.accessory)
          else (select count(*) from cart_items i where i.organiser_id = k.organiser_id and i.cart_id = k.id) end as items
      ${from} order by k.created_at desc, k.id`,
    counted: sql`select ${from}`,
  };
}

/** Selects its wallet movements, the last first. */
export function selectMovements(customer_id: number): ListQuery<MovementRow> {
  const from = sql`from wallet_movements m where m.customer_id = ${customer_id}`;
  return {
    rows: sql`
      select m.cuid, m.amount, m.reason, m.message, m.created_at,
        coalesce((select s.firstname || ' ' || s.lastname from collaborators s where s.organiser_id = m.organiser_id and s.id = m.created_by), '')
          as made_by
      ${from} order by m.created_at desc, m.id`,
    counted: sql`select ${from}`,
  };
}
