import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

interface Pair {
  readonly from_id: number;
  readonly to_id: number;
}

/** The columns that a copy takes from its original. */
export const COPIED = [
  'description',
  'instructions',
  'age_minimum',
  'age_maximum',
  'default_capacity',
  'default_price',
  'default_deposit',
  'maximum_quantity',
  'registration_flow',
  'allow_registrations_after_start',
  'order',
  'membership_ids',
  'members_only',
  'members_days_early',
  'member_price',
  'member_percentage',
  'waiting_list_mode',
  'offer_minutes',
  'partial_registrations',
  'partial_price',
  'partial_fee',
  'partial_discount',
  'vat_category',
  'cancellation_policy_id',
] as const;

const KEPT = sql.join(COPIED.map((column) => sql.ref(column)));

/** Adds a copy of an activity's own row, with another title and address, not published. */
export async function insertCopy(
  db: Db,
  input: { from_id: number; title: Json; slug: string; now: string },
): Promise<{ id: number; cuid: string }> {
  const { from_id, title, slug, now } = input;
  const { rows } = await sql<{ id: number; cuid: string }>`
    insert into activities (organiser_id, slug, title, published, created_at, updated_at, ${KEPT})
    select organiser_id, ${slug}, ${JSON.stringify(title)}::jsonb, false, ${now}, ${now}, ${KEPT}
    from activities where id = ${from_id} returning id, cuid`.execute(db);
  const [copy] = rows;
  if (copy === undefined) throw new Error('An activity that is copied is locked');
  return copy;
}

/**
 * Copies pictures, categories, options with their prices, questions, tiers and constraints to the
 * copy; leaves out withdrawn ones.
 */
export async function copyParts(db: Db, pair: Pair): Promise<void> {
  for (const statement of [
    sql`insert into activity_images (organiser_id, activity_id, file_id, "order")
      select organiser_id, ${pair.to_id}, file_id, "order" from activity_images ${of(pair)}`,
    sql`insert into activity_categories (organiser_id, activity_id, category_id)
      select organiser_id, ${pair.to_id}, category_id from activity_categories ${of(pair)}`,
    options(pair),
    questions(pair),
    sql`insert into registration_request_tiers (organiser_id, activity_id, name, minimum_availabilities, maximum_availabilities, "order")
      select organiser_id, ${pair.to_id}, name, minimum_availabilities, maximum_availabilities, "order" from registration_request_tiers ${of(pair)} and active`,
    sql`insert into registration_request_constraints (organiser_id, activity_id, label, type, payload, "order", optional)
      select organiser_id, ${pair.to_id}, label, type, payload, "order", optional from registration_request_constraints ${of(pair)}`,
  ])
    await statement.execute(db);
}

function of({ from_id }: Pair): RawBuilder<unknown> {
  return sql`where activity_id = ${from_id}`;
}

/** Copies the options and prices that are still offered. */
function options(pair: Pair): RawBuilder<unknown> {
  return sql`with copied as materialized (
      select *, new_id() as copy_id from options ${of(pair)} and active
    ), made as (
      insert into options (organiser_id, id, activity_id, title, description, answer_required, vat_category, "order")
      select organiser_id, copy_id, ${pair.to_id}, title, description, answer_required, vat_category, "order" from copied
    )
    insert into option_prices (organiser_id, option_id, label, amount, percentage, "order", stock)
    select p.organiser_id, c.copy_id, p.label, p.amount, p.percentage, p."order", p.stock
    from copied c join option_prices p on p.organiser_id = c.organiser_id and p.option_id = c.id where p.active`;
}

/**
 * Copies the questions that are still in use; a condition then refers to the copied question, and
 * is dropped where its question is withdrawn.
 */
function questions(pair: Pair): RawBuilder<unknown> {
  return sql`with copied as materialized (
      select *, new_id() as copy_id from questions ${of(pair)} and active
    )
    insert into questions (organiser_id, id, activity_id, type, title, description, required, "order", choices, answered_by, health,
      shown_when_question_id, shown_when_choice_ids)
    select c.organiser_id, c.copy_id, ${pair.to_id}, c.type, c.title, c.description, c.required, c."order", c.choices, c.answered_by, c.health,
      w.copy_id, case when w.copy_id is null then '{}' else c.shown_when_choice_ids end
    from copied c left join copied w on w.id = c.shown_when_question_id`;
}
