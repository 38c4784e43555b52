import type { DeliveryState } from '@ribambelle/domain/notifications/deliveries.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Locks a delivery by its cuid; null for none. `name` is that of its definition. */
export async function lockDelivery(db: Db, delivery: string) {
  const { rows } = await sql<{
    id: number;
    state: DeliveryState;
    name: string;
    /** The cuid of its family. */
    customer: string;
  }>`
    select d.id, d.state, n.name, c.cuid as customer from notification_deliveries d
    join notification_definitions n on n.organiser_id = d.organiser_id and n.id = d.definition_id
    join customers c on c.organiser_id = d.organiser_id and c.id = d.customer_id
    where d.cuid = ${delivery} for update of d`.execute(db);
  return rows[0] ?? null;
}

/** Adds a delivery like another one, to be sent now by the hand of staff. */
export async function copyDelivery(
  db: Db,
  { id, now }: { readonly id: number; readonly now: string },
): Promise<{ readonly id: number; readonly cuid: string }> {
  const { rows } = await sql<{ id: number; cuid: string }>`
    insert into notification_deliveries (organiser_id, definition_id, customer_id, cart_id, registration_id, registration_change_id, customer_membership_id, waiting_list_entry_id,
      collaborator_id, address, by_hand, event, happened_at, since, due_at, queued_at, computed_for, created_at)
    select d.organiser_id, d.definition_id, d.customer_id, d.cart_id, d.registration_id, d.registration_change_id, d.customer_membership_id, d.waiting_list_entry_id,
      d.collaborator_id, d.address, true, 'again ' || new_cuid(), ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, n.version, ${now}::timestamptz
    from notification_deliveries d join notification_definitions n on n.organiser_id = d.organiser_id and n.id = d.definition_id
    where d.id = ${id} returning id, cuid`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A locked delivery is gone');
  return row;
}
