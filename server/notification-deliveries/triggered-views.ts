import type { Concerned, Dependencies } from '@ribambelle/domain/notifications/concerns.ts';
import type {
  DelayType,
  NotificationSubject,
  NotificationTrigger,
  RecipientType,
} from '@ribambelle/domain/notifications/triggers.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** An active definition that an event can trigger. */
export interface TriggeredDefinition extends Dependencies {
  readonly id: number;
  readonly version: number;
  readonly trigger: NotificationTrigger;
  readonly delay: number;
  readonly delay_type: DelayType;
  readonly recipient_type: RecipientType;
  readonly recipient: string;
  readonly collaborator_ids: readonly number[];
}

/** Loads the active definitions of a trigger, or one of them by its id whatever its state. */
export async function loadTriggered(
  db: Db,
  which: { readonly trigger: NotificationTrigger } | { readonly id: number },
): Promise<readonly TriggeredDefinition[]> {
  const chosen = 'id' in which ? sql`id = ${which.id}` : sql`trigger = ${which.trigger} and active`;
  const { rows } = await sql<TriggeredDefinition>`
    select id, version, trigger, delay, delay_type, recipient_type, recipient, collaborator_ids, global, activity_ids, category_ids, membership_ids
    from notification_definitions where ${chosen} order by id`.execute(db);
  return rows;
}

/** Something that an event is about, with the records that it belongs to. */
export interface ConcernedSubject extends Concerned {
  readonly id: number;
  readonly customer_id: number;
  /** The change of the registration, when it was moved or restored. */
  readonly registration_change_id: number | null;
}

const OF_AVAILABILITY = sql`array(select a.activity_id) as activity_ids,
  array(select c.category_id from activity_categories c where c.organiser_id = a.organiser_id and c.activity_id = a.activity_id) as category_ids,
  '{}'::bigint[] as membership_ids`;

/** The records of each kind of subject, in SQL, where the subject is the row `s`. */
const SUBJECTS: Readonly<Record<NotificationSubject, ReturnType<typeof sql>>> = {
  REGISTRATION: sql`select s.id, s.customer_id, null::bigint as registration_change_id, ${OF_AVAILABILITY}
    from registrations s join availabilities a on a.organiser_id = s.organiser_id and a.id = s.availability_id`,
  WAITING_LIST_ENTRY: sql`select s.id, s.customer_id, null::bigint as registration_change_id, ${OF_AVAILABILITY}
    from waiting_list_entries s join availabilities a on a.organiser_id = s.organiser_id and a.id = s.availability_id`,
  CART: sql`select s.id, s.customer_id, null::bigint as registration_change_id, v.activity_ids, array(select c.category_id from activity_categories c
      where c.organiser_id = s.organiser_id and c.activity_id = any(v.activity_ids)) as category_ids,
      array(select m.membership_id from customer_memberships m where m.organiser_id = s.organiser_id and m.cart_id = s.id) as membership_ids
    from carts s, lateral (select array(select a.activity_id from registrations r
      join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
      where r.organiser_id = s.organiser_id and r.cart_id = s.id) as activity_ids) v`,
  MEMBERSHIP: sql`select s.id, s.customer_id, null::bigint as registration_change_id, '{}'::bigint[] as activity_ids, '{}'::bigint[] as category_ids, array[s.membership_id] as membership_ids
    from customer_memberships s`,
};

/** Loads the registrations that were moved or restored by some changes. */
export async function loadConcernedByChanges(
  db: Db,
  changes: readonly number[],
): Promise<readonly ConcernedSubject[]> {
  const { rows } = await sql<ConcernedSubject>`
    select s.id, s.customer_id, g.id as registration_change_id, ${OF_AVAILABILITY} from registration_changes g
    join registrations s on s.organiser_id = g.organiser_id and s.id = g.registration_id
    join availabilities a on a.organiser_id = s.organiser_id and a.id = s.availability_id
    where g.id = any(${changes}::bigint[]) order by g.id`.execute(db);
  return rows;
}

/** Loads what events are about, with the records that it belongs to. */
export async function loadConcerned(
  db: Db,
  of: { readonly subject: NotificationSubject; readonly ids: readonly number[] },
): Promise<readonly ConcernedSubject[]> {
  const { rows } = await sql<ConcernedSubject>`
    ${SUBJECTS[of.subject]} where s.id = any(${of.ids}::bigint[]) order by s.id`.execute(db);
  return rows;
}

/**
 * Loads the active collaborators among some; when none is named, all that may read all
 * registrations.
 */
export async function loadNotified(db: Db, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from collaborators c join collaborator_roles r on r.organiser_id = c.organiser_id and r.id = c.role_id
    where c.active and c.deleted_at is null
      and case when ${ids.length === 0} then r.scope = 'ALL' and 'registrations.read' = any(r.permissions) else c.id = any(${ids}::bigint[]) end
    order by c.id`.execute(db);
  return rows.map(({ id }) => id);
}
