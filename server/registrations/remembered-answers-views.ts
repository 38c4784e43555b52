import type { QuestionType } from '@ribambelle/domain/custom-fields/answer-types.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A question, or an option that takes a text (then of type TEXT), with bilingual columns. */
export interface FormFieldRow {
  readonly kind: 'QUESTION' | 'OPTION';
  readonly id: number;
  readonly type: QuestionType;
  readonly title: Json;
  readonly choices: readonly { readonly id: number; readonly label: Json }[];
}

export interface PastAnswerRow extends FormFieldRow {
  readonly participant_id: number;
  readonly given_at: string;
  readonly content: string;
}

/** The number of past registrations read: nobody remembers more. */
const MOST_REGISTRATIONS = 100;

/** Loads the form fields that the activities of availabilities have today. */
export async function loadFormFields(
  db: Db,
  availabilities: readonly string[],
): Promise<readonly FormFieldRow[]> {
  const { rows } = await sql<FormFieldRow>`
    with meant as (
      select distinct activity_id from availabilities
      where cuid = any(${availabilities})
    )
    select 'QUESTION' as kind, q.id, q.type, q.title, q.choices
    from meant join questions q on q.activity_id = meant.activity_id and q.active
    union all
    select 'OPTION', o.id, 'TEXT', o.title, '[]'::jsonb
    from meant join options o on o.activity_id = meant.activity_id and o.active
      and o.answer_required`.execute(db);
  return rows;
}

/**
 * Loads the answers of a customer in the last registrations and in the cart, even an expired one:
 * the answers were typed all the same.
 */
export async function loadPastAnswers(
  db: Db,
  customer_id: number,
): Promise<readonly PastAnswerRow[]> {
  const { rows } = await sql<PastAnswerRow>`
    with registered as (
      select id, participant_id, coalesce(changed_at, created_at) as given_at from registrations
      where customer_id = ${customer_id}
      order by created_at desc, id limit ${MOST_REGISTRATIONS}
    ), in_cart as (
      select i.participant_id, i.created_at as given_at, i.questions, i.options
      from carts c join cart_items i on i.organiser_id = c.organiser_id and i.cart_id = c.id
      where c.customer_id = ${customer_id} and c.status <> 'PROCESSED' and i.processed_at is null
    ), answers as (
      select r.participant_id, r.given_at, a.question_id, a.content
      from registered r join registration_questions a on a.registration_id = r.id
      union all
      select i.participant_id, i.given_at, a.question_id, a.content
      from in_cart i, jsonb_to_recordset(i.questions) as a (question_id bigint, content text)
    ), words as (
      select r.participant_id, r.given_at, a.price_id, a.content
      from registered r join registration_options a on a.registration_id = r.id
      union all
      select i.participant_id, i.given_at, a.price_id, a.content
      from in_cart i, jsonb_to_recordset(i.options) as a (price_id bigint, content text)
    )
    select answers.participant_id, answers.given_at, answers.content, 'QUESTION' as kind, q.id, q.type, q.title, q.choices
    from answers join questions q on q.id = answers.question_id
    union all
    select words.participant_id, words.given_at, words.content, 'OPTION', o.id, 'TEXT', o.title, '[]'::jsonb
    from words join option_prices p on p.id = words.price_id
    join options o on o.organiser_id = p.organiser_id and o.id = p.option_id
    where words.content is not null`.execute(db);
  return rows;
}
