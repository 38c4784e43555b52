import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';

export type CancellationState =
  | 'WAITING'
  | 'KEPT'
  | 'ENOUGH'
  | 'STARTED'
  | 'CANCELLING'
  | 'CANCELLED';

/** The required minimum of an availability, and its outcome. */
export interface AutomaticCancellationRow {
  readonly minimum: number;
  readonly decide_at: string;
  readonly state: CancellationState;
  readonly decided_at: string | null;
  readonly places: number | null;
  readonly families: number;
}

/**
 * Returns the required minimum of an availability; undefined when there is none. With `lock` nobody
 * else decides it meanwhile.
 */
export async function findAutomaticCancellation(
  db: Db,
  { availability_id, lock = false }: { availability_id: number; lock?: boolean },
): Promise<AutomaticCancellationRow | undefined> {
  const { rows } = await sql<AutomaticCancellationRow>`
    select minimum, decide_at, state, decided_at, places, families from automatic_cancellations
    where availability_id = ${availability_id} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

/** Writes the required minimum of an availability, in place of an earlier one. */
export async function writeAutomaticCancellation(
  db: Db,
  input: { availability_id: number; minimum: number; decide_at: string },
): Promise<void> {
  const { availability_id, minimum, decide_at } = input;
  await sql`
    insert into automatic_cancellations (availability_id, minimum, decide_at)
    values (${availability_id}, ${minimum}, ${decide_at})
    on conflict (organiser_id, availability_id) do update
      set minimum = excluded.minimum, decide_at = excluded.decide_at, state = 'WAITING', decided_at = null, places = null, families = 0`.execute(
    db,
  );
}

/** Records whether staff keep an availability that would be cancelled. */
export async function noteKept(
  db: Db,
  { kept, ...of }: { availability_id: number; kept: boolean },
): Promise<void> {
  await sql`
    update automatic_cancellations set state = ${kept ? 'KEPT' : 'WAITING'}
    where availability_id = ${of.availability_id}`.execute(db);
}

/** Records the decision, its moment, and the number of places taken then. */
export async function noteDecision(
  db: Db,
  input: {
    availability_id: number;
    state: 'ENOUGH' | 'STARTED' | 'CANCELLING';
    places: number;
    now: string;
  },
): Promise<void> {
  await sql`
    update automatic_cancellations set state = ${input.state}, decided_at = ${input.now}, places = ${input.places}
    where availability_id = ${input.availability_id}`.execute(db);
}

/** Records that everything is cancelled, and the number of families to write to. */
export async function noteCancelled(
  db: Db,
  input: { availability_id: number; families: number },
): Promise<void> {
  await sql`
    update automatic_cancellations set state = 'CANCELLED', families = ${input.families}
    where availability_id = ${input.availability_id}`.execute(db);
}

/** Removes the required minimum. */
export async function removeAutomaticCancellation(db: Db, availability_id: number): Promise<void> {
  await sql`
    delete from automatic_cancellations where availability_id = ${availability_id}`.execute(db);
}

/**
 * Queues the decision; only one waits for an availability. `decide_at` is the moment that it
 * decides for, `run_at` the moment it runs.
 */
export async function queueDecision(
  db: Db,
  input: { availability_id: number; decide_at: string; run_at: string; now: string },
): Promise<void> {
  const { availability_id, decide_at, run_at, now } = input;
  await queueJob(db, {
    name: 'decide-automatic-cancellation',
    payload: { availability_id, decide_at },
    key: `automatic-cancellation ${availability_id}`,
    run_at,
    now,
  });
}
