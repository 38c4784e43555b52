import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';
import type { NotificationSubject } from '@ribambelle/domain/notifications/triggers.ts';
import type { HoldReason, SkipReason } from '@ribambelle/domain/notifications/deliveries.ts';

/** The column with which a delivery names what it is about. */
export const SUBJECT_COLUMNS = {
  CART: 'cart_id',
  REGISTRATION: 'registration_id',
  MEMBERSHIP: 'customer_membership_id',
  WAITING_LIST_ENTRY: 'waiting_list_entry_id',
} as const satisfies Record<NotificationSubject, string>;

/** Deliveries of one definition to one recipient have these in common. */
const RECIPIENT = sql`definition_id, case when collaborator_id is null and address is null then customer_id end, collaborator_id, address`;

/** A delivery to be kept. */
export interface NewDelivery {
  readonly definition_id: number;
  readonly customer_id: number;
  readonly subject_id: number;
  readonly registration_change_id: number | null;
  readonly collaborator_id: number | null;
  readonly address: string | null;
}

/**
 * Keeps deliveries about one kind of subject, due at nothing yet; one that exists stays as it is.
 * Returns the ids of all of them, old and new.
 */
export async function insertDeliveries(
  db: Db,
  input: {
    readonly subject: NotificationSubject;
    readonly event: string;
    readonly by_hand: boolean;
    readonly happened_at: string;
    readonly since: string;
    readonly now: string;
    readonly deliveries: readonly NewDelivery[];
  },
): Promise<readonly number[]> {
  const { subject, event, by_hand, happened_at, since, now, deliveries } = input;
  if (deliveries.length === 0) return [];
  const column = sql.ref(SUBJECT_COLUMNS[subject]);
  const lines = sql`jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
    as g (definition_id bigint, customer_id bigint, subject_id bigint, registration_change_id bigint, collaborator_id bigint, address text)`;
  await sql`
    insert into notification_deliveries (organiser_id, definition_id, customer_id, ${column}, registration_change_id, collaborator_id, address, event, by_hand, happened_at, since, created_at)
    select current_organiser(), g.definition_id, g.customer_id, g.subject_id, g.registration_change_id, g.collaborator_id, g.address, ${event}, ${by_hand}, ${happened_at}::timestamptz, ${since}::timestamptz, ${now}::timestamptz
    from ${lines} order by g.definition_id, g.subject_id on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select d.id from ${lines} join notification_deliveries d on d.definition_id = g.definition_id and d.${column} = g.subject_id
      and d.registration_change_id is not distinct from g.registration_change_id and d.collaborator_id is not distinct from g.collaborator_id and d.address is not distinct from g.address
    where d.event = ${event} order by d.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Sets when waiting deliveries are due, and for which version of their definitions. */
export async function setDue(
  db: Db,
  lines: readonly {
    readonly id: number;
    readonly due_at: string | null;
    readonly version: number;
  }[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update notification_deliveries d set due_at = g.due_at, computed_for = g.version, queued_at = null
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as g (id bigint, due_at timestamptz, version integer)
    where d.id = g.id and d.state = 'WAITING'`.execute(db);
}

/** Ends waiting deliveries for a reason, each its own. */
export async function endDeliveries(
  db: Db,
  input: {
    readonly ended: readonly {
      readonly id: number;
      readonly state: 'SKIPPED' | 'HELD_BACK' | 'FAILED';
      readonly reason: SkipReason | HoldReason | 'ERROR';
    }[];
    readonly now: string;
  },
): Promise<void> {
  const { ended, now } = input;
  if (ended.length === 0) return;
  await sql`
    update notification_deliveries d set state = g.state, reason = g.reason, ended_at = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as g (id bigint, state text, reason text)
    where d.id = g.id and d.state = 'WAITING'`.execute(db);
}

/**
 * Notes that deliveries left with one e-mail: the first as sent, the others as merged into it.
 * Returns false, and changes nothing that counts, when one of them ended meanwhile.
 */
export async function noteSent(
  db: Db,
  input: { readonly ids: readonly number[]; readonly mail_id: number; readonly now: string },
): Promise<boolean> {
  const { ids, mail_id, now } = input;
  const [lead] = ids;
  const { rows } = await sql`
    update notification_deliveries d set state = case when d.id = ${lead} then 'SENT' else 'MERGED' end,
      merged_into_id = case when d.id = ${lead} then null else ${lead}::bigint end, mail_id = ${mail_id}, ended_at = ${now}::timestamptz
    where d.id = any(${ids}::bigint[]) and d.state = 'WAITING' returning d.id`.execute(db);
  return rows.length === ids.length;
}

/**
 * Hands the next deliveries that are due, at most so many, to the job that sends them: one for each
 * definition and recipient. Returns the first of each.
 */
export async function takeDue(
  db: Db,
  input: { readonly limit: number; readonly now: string },
): Promise<readonly number[]> {
  const { rows } = await sql<{ lead: number }>`
    with due as (select id from notification_deliveries where state = 'WAITING' and queued_at is null and due_at <= ${input.now}
        order by due_at, id limit ${input.limit} for update skip locked),
      taken as (update notification_deliveries d set queued_at = ${input.now}::timestamptz from due where d.id = due.id
        returning d.id, d.definition_id, d.customer_id, d.collaborator_id, d.address)
    select min(id)::bigint as lead from taken
    group by ${RECIPIENT} order by 1`.execute(db);
  return rows.map(({ lead }) => lead);
}

/**
 * Hands over those of these deliveries that are due, and returns the first for each definition and
 * recipient; also those that were sent already, for their e-mails may still wait.
 */
export async function takeNow(
  db: Db,
  input: { readonly ids: readonly number[]; readonly now: string },
): Promise<readonly number[]> {
  const { ids, now } = input;
  await sql`
    update notification_deliveries set queued_at = ${now}::timestamptz
    where id = any(${ids}::bigint[]) and state = 'WAITING' and due_at <= ${now}`.execute(db);
  const { rows } = await sql<{ lead: number }>`
    select min(id)::bigint as lead from notification_deliveries
    where id = any(${ids}::bigint[]) and (state = 'SENT' or (state = 'WAITING' and due_at <= ${now}))
    group by state, mail_id, ${RECIPIENT} order by 1`.execute(db);
  return rows.map(({ lead }) => lead);
}

/**
 * Queues the job that delivers for the moment at which the next one is due. Under a lock, so that
 * of two that add deliveries at once the second sees those of the first.
 */
export async function queueNext(db: Db, now: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('notification_deliveries', current_organiser()))`.execute(
    db,
  );
  const { rows } = await sql<{ organiser_id: number; due_at: string }>`
    select organiser_id, due_at from notification_deliveries where state = 'WAITING' and queued_at is null and due_at is not null
    order by due_at, id limit 1`.execute(db);
  const [next] = rows;
  if (next === undefined) return;
  await queueJob(db, {
    name: 'deliver-notifications',
    payload: { due_at: next.due_at },
    key: `deliver notifications ${next.organiser_id}`,
    run_at: next.due_at,
    now,
  });
}
