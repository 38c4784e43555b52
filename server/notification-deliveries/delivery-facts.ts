import type { Zone } from '@ribambelle/domain/base/days.ts';
import { canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import type { DeliveryFacts, DeliveryState } from '@ribambelle/domain/notifications/deliveries.ts';
import { dueAt } from '@ribambelle/domain/notifications/due-at.ts';
import type {
  DelayType,
  NotificationRequirement,
  NotificationTrigger,
} from '@ribambelle/domain/notifications/triggers.ts';
import { type RawBuilder, sql } from 'kysely';
import { isOff } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';

/** A delivery with its definition and what it is about, as they are now. */
export interface DeliveryRow {
  readonly id: number;
  readonly cuid: string;
  readonly definition_id: number;
  readonly customer_id: number;
  readonly cart_id: number | null;
  readonly registration_id: number | null;
  readonly registration_change_id: number | null;
  readonly customer_membership_id: number | null;
  readonly waiting_list_entry_id: number | null;
  readonly collaborator_id: number | null;
  readonly address: string | null;
  readonly event: string;
  readonly by_hand: boolean;
  readonly state: DeliveryState;
  readonly due_at: string | null;
  readonly happened_at: string;
  readonly since: string;
  readonly trigger: NotificationTrigger;
  readonly active: boolean;
  readonly opted_out: boolean;
  readonly delay: number;
  readonly delay_type: DelayType;
  readonly requirements: readonly NotificationRequirement[];
  readonly spam_avoidance_delay: number;
  readonly version: number;
  readonly exists: boolean;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly expires_at: string | null;
  /** When what it is about is over, whether its dates take place or not. */
  readonly over_at: string | null;
  readonly cancelled: boolean;
  readonly paid_amount: number;
  readonly owed_amount: number;
  readonly has_proof: boolean;
  readonly email: string | null;
  readonly email_refused: boolean;
  readonly email_confirmed: boolean;
}

/** The money of an order; that of a registration or a membership is in its own receivable. */
const ORDERED = sql`cross join lateral (select coalesce(sum(v.paid_amount), 0)::integer as paid_amount, coalesce(sum(v.owed_amount), 0)::integer as owed_amount
  from receivables v where v.organiser_id = d.organiser_id and v.cart_id = d.cart_id) ordered`;

/** The dates of a registration that take place. */
const MOMENTS = sql`cross join lateral (select min(a.start_at) as starts_at, max(a.end_at) as ends_at
  from registration_dates x join availability_dates a on a.organiser_id = x.organiser_id and a.id = x.date_id
  where x.organiser_id = d.organiser_id and x.registration_id = d.registration_id and not ${isOff({ t: 'x', d: 'a' })}) moments`;

/** The columns of a delivery `d` that decide its outcome; `DELIVERY_JOINS` joins their tables. */
export const DELIVERY_COLUMNS = sql`d.id, d.cuid, d.definition_id, d.customer_id, d.cart_id, d.registration_id, d.registration_change_id, d.customer_membership_id, d.waiting_list_entry_id,
      d.collaborator_id, d.address, d.event, d.by_hand, d.state, d.due_at, d.happened_at, d.since,
      n.trigger, n.active, n.trigger = 'registration.created' and not coalesce(k.registration_mails, true) as opted_out, n.delay, n.delay_type, n.requirements, n.spam_avoidance_delay, n.version,
      c.deleted_at is null and (d.waiting_list_entry_id is null or w.left_at is null) as exists,
      moments.starts_at, moments.ends_at, m.expires_at, coalesce(a.end_at, m.expires_at) as over_at, coalesce(r.cancelled_at, m.cancelled_at) is not null as cancelled,
      ordered.paid_amount + coalesce(x.paid_amount, y.paid_amount, 0) as paid_amount,
      ordered.owed_amount + coalesce(x.owed_amount, y.owed_amount, 0) as owed_amount,
      exists (select from transaction_proofs p where p.organiser_id = d.organiser_id and p.customer_id = d.customer_id
        and p.state in ('WAITING', 'ACCEPTED') and p.created_at >= d.happened_at) as has_proof,
      case when d.address is not null then d.address when d.collaborator_id is not null then k.email else c.email end as email,
      d.collaborator_id is null and d.address is null and c.email_refused_at is not null as email_refused,
      d.collaborator_id is not null or d.address is not null or c.email_confirmed_at is not null as email_confirmed`;

export const DELIVERY_JOINS = sql`join notification_definitions n on n.organiser_id = d.organiser_id and n.id = d.definition_id
    join customers c on c.organiser_id = d.organiser_id and c.id = d.customer_id
    left join registrations r on r.organiser_id = d.organiser_id and r.id = d.registration_id
    left join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    left join customer_memberships m on m.organiser_id = d.organiser_id and m.id = d.customer_membership_id
    left join receivables x on x.organiser_id = r.organiser_id and x.id = r.receivable_id
    left join receivables y on y.organiser_id = m.organiser_id and y.id = m.receivable_id
    left join waiting_list_entries w on w.organiser_id = d.organiser_id and w.id = d.waiting_list_entry_id
    left join collaborators k on k.organiser_id = d.organiser_id and k.id = d.collaborator_id and k.active
      and (n.collaborator_ids <> '{}' or exists (select from collaborator_roles o where o.organiser_id = k.organiser_id and o.id = k.role_id
        and o.scope = 'ALL' and 'registrations.read' = any(o.permissions)))
    ${ORDERED} ${MOMENTS}`;

/**
 * Loads deliveries by a condition on `d` (the delivery) and `n` (its definition), with all that
 * decides what becomes of them, in the order of their ids.
 */
export async function loadDeliveries(
  db: Db,
  {
    which,
    lock = sql``,
  }: { readonly which: RawBuilder<unknown>; readonly lock?: RawBuilder<unknown> },
): Promise<readonly DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select ${DELIVERY_COLUMNS} from notification_deliveries d ${DELIVERY_JOINS}
    where ${which} order by d.id ${lock}`.execute(db);
  return rows;
}

/** Locks those of these deliveries that wait. */
export const lockWaiting = (db: Db, ids: readonly number[]): Promise<readonly DeliveryRow[]> =>
  loadDeliveries(db, {
    which: sql`d.id = any(${ids}::bigint[]) and d.state = 'WAITING'`,
    lock: sql`for update of d`,
  });

/** Returns the moment at which a delivery is due, computed anew; null for none. */
export function dueAtOf(row: Omit<DeliveryRow, 'due_at'>, zone: Zone): string | null {
  if (row.by_hand) return canonical(row.happened_at);
  return dueAt(row, {
    zone,
    happened_at: canonical(row.happened_at),
    starts_at: orNone(row.starts_at),
    ends_at: orNone(row.ends_at),
    expires_at: orNone(row.expires_at),
  });
}

/** Returns the facts that decide what becomes of a delivery. */
export function deliveryFacts(row: DeliveryRow, zone: Zone): DeliveryFacts {
  const { email, email_refused: refused, email_confirmed: confirmed } = row;
  return {
    ...row,
    due_at: dueAtOf(row, zone),
    since: canonical(row.since),
    starts_at: orNone(row.starts_at),
    expires_at: orNone(row.expires_at),
    over_at: orNone(row.over_at),
    address:
      email === null
        ? null
        : { refused, confirmed, about_order: row.waiting_list_entry_id === null },
  };
}

const canonical = (moment: string): string => canonicalInstant(moment) ?? moment;
const orNone = (moment: string | null) => (moment === null ? null : canonical(moment));
