import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { type DeliveryRow, loadDeliveries } from './delivery-facts.ts';

/**
 * Locks a delivery and all that is due of its definition to the same recipient; none when it does
 * not wait any more.
 */
export async function loadTogether(
  db: Db,
  { id, now }: { readonly id: number; readonly now: string },
): Promise<readonly DeliveryRow[]> {
  const lead = sql`(select l.definition_id, l.customer_id, l.collaborator_id, l.address from notification_deliveries l
    where l.id = ${id} and l.state = 'WAITING') lead`;
  return loadDeliveries(db, {
    which: sql`d.id in (select o.id from ${lead} join notification_deliveries o on o.definition_id = lead.definition_id
        and o.collaborator_id is not distinct from lead.collaborator_id and o.address is not distinct from lead.address
        and (lead.collaborator_id is not null or lead.address is not null or o.customer_id = lead.customer_id)
      where o.state = 'WAITING' and (o.due_at <= ${now} or o.id = ${id}))
      and d.state = 'WAITING'`,
    lock: sql`for update of d`,
  });
}

/**
 * Finds the key under which the e-mail of a delivery was kept while it still waits to be handed
 * over; null for none.
 */
export async function findKept(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    select m.key from notification_deliveries d join sent_mails m on m.organiser_id = d.organiser_id and m.id = d.mail_id
    where d.id = ${id} and m.state = 'QUEUED'`.execute(db);
  return rows[0]?.key ?? null;
}

/** Finds when its definition last sent an e-mail to the recipient of a delivery; null for none. */
export async function findLastSent(db: Db, of: DeliveryRow): Promise<string | null> {
  const whose =
    of.collaborator_id === null && of.address === null
      ? sql`customer_id = ${of.customer_id} and collaborator_id is null and address is null`
      : sql`collaborator_id is not distinct from ${of.collaborator_id}::bigint and address is not distinct from ${of.address}::text`;
  const { rows } = await sql<{ last: string | null }>`
    select max(ended_at) as last from notification_deliveries
    where definition_id = ${of.definition_id} and state = 'SENT' and ${whose}`.execute(db);
  return rows[0]?.last ?? null;
}

/** Finds the language of a collaborator who is told; null for none. */
export async function findCollaboratorToTell(db: Db, id: number) {
  const { rows } = await sql<{ language: string }>`
    select language from collaborators where id = ${id} and active and deleted_at is null`.execute(
    db,
  );
  return rows[0] ?? null;
}
