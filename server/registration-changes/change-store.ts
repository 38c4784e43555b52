import { inOrder } from '../database/statements.ts';
import type { ChargedPrice } from '@ribambelle/domain/pricing/charged-price.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { NewRegistration } from '../registrations/index.ts';

interface Change extends Pick<NewRegistration, 'options' | 'questions'> {
  readonly id: number;
  readonly price_lines: ChargedPrice;
  readonly added_date_ids: readonly number[];
  readonly freed_date_ids: readonly number[];
  /** The start that still counts for its policy (decision 284); absent or null for none. */
  readonly counts_from?: string | null;
  /**
   * Its new availability, participant and bundle, when staff change it; absent, its family changes
   * it, and these stay.
   */
  readonly by_staff?: {
    readonly availability_id: number;
    readonly participant_id: number;
    readonly customer_bundle_id: number | null;
  };
  readonly now: string;
}

/**
 * Writes the new state of a locked registration; the places of added dates were decided under the
 * lock, and the caller recounts freed ones.
 */
export async function storeChange(db: Db, change: Change): Promise<void> {
  const is_for = change.by_staff;
  const columns =
    is_for === undefined
      ? sql`changed_at = ${change.now}, counts_from = least(counts_from, ${change.counts_from ?? null}::timestamptz)`
      : sql`counts_from = case when availability_id = ${is_for.availability_id} then counts_from end, availability_id = ${is_for.availability_id}, participant_id = ${is_for.participant_id}, customer_bundle_id = ${is_for.customer_bundle_id}`;
  await sql`
    update registrations set price_lines = ${JSON.stringify(change.price_lines)}::jsonb, ${columns}, version = version + 1, updated_at = ${change.now}
    where id = ${change.id}`.execute(db);
  await inOrder(
    () => exchangeDates(db, change),
    () => replaceOptions(db, { registration_id: change.id, ...change }),
    () => replaceAnswers(db, { registration_id: change.id, ...change }),
  );
}

async function exchangeDates(
  db: Db,
  { id, added_date_ids, freed_date_ids, counts_from = null }: Change,
): Promise<void> {
  await sql`
    with freed as (
      delete from registration_dates where registration_id = ${id} and date_id = any(${freed_date_ids}::bigint[])
    )
    insert into registration_dates (registration_id, date_id, counts_from)
    select ${id}::bigint, added, ${counts_from}::timestamptz from unnest(${added_date_ids}::bigint[]) added`.execute(
    db,
  );
}

/** Replaces options; those that are kept keep their rows. */
async function replaceOptions(
  db: Db,
  { registration_id, options }: { registration_id: number } & Pick<Change, 'options'>,
): Promise<void> {
  const priceIds = options.map(({ price_id }) => price_id);
  await sql`
    with gone as (
      delete from registration_options
      where registration_id = ${registration_id} and price_id <> all(${priceIds}::bigint[])
    )
    insert into registration_options (registration_id, price_id, content, amount)
    select ${registration_id}::bigint, o.price_id, o.content, o.amount
    from jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as o (price_id bigint, content text, amount integer)
    on conflict (organiser_id, registration_id, price_id) do update set content = excluded.content, amount = excluded.amount`.execute(
    db,
  );
}

async function replaceAnswers(
  db: Db,
  { registration_id, questions }: { registration_id: number } & Pick<Change, 'questions'>,
): Promise<void> {
  const questionIds = questions.map(({ question_id }) => question_id);
  await sql`
    with gone as (
      delete from registration_questions
      where registration_id = ${registration_id} and question_id <> all(${questionIds}::bigint[])
    )
    insert into registration_questions (registration_id, question_id, content)
    select ${registration_id}::bigint, q.question_id, q.content
    from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as q (question_id bigint, content text)
    on conflict (organiser_id, registration_id, question_id) do update set content = excluded.content`.execute(
    db,
  );
}
