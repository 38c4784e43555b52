import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

interface AnswerRows {
  readonly options: readonly {
    readonly price_id: number;
    readonly title: Json;
    readonly label: Json;
    readonly content: string | null;
  }[];
  readonly questions: readonly {
    readonly question_id: number;
    readonly title: Json;
    readonly choices: Json;
    readonly content: string;
  }[];
}

/**
 * Loads the options and answers of a request, in the order of the form; texts are bilingual
 * columns.
 */
export async function loadAnswersOfRequest(db: Db, id: number): Promise<AnswerRows> {
  const { rows } = await sql<AnswerRows>`
    select coalesce((select jsonb_agg(jsonb_build_object('price_id', chosen.price_id, 'title', own.title, 'label', own.label,
          'content', chosen.content) order by own."order", own.id)
        from jsonb_to_recordset(q.options) as chosen (price_id bigint, content text)
        cross join lateral (
          select o.title, op.label, o."order", o.id from option_prices op
          join options o on o.organiser_id = op.organiser_id and o.id = op.option_id
          where op.organiser_id = q.organiser_id and op.id = chosen.price_id limit 1) own), '[]') as options,
      coalesce((select jsonb_agg(jsonb_build_object('question_id', given.question_id, 'title', own.title, 'choices', own.choices,
          'content', given.content) order by own."order", own.id)
        from jsonb_to_recordset(q.questions) as given (question_id bigint, content text)
        cross join lateral (
          select o.title, o.choices, o."order", o.id from questions o
          where o.organiser_id = q.organiser_id and o.id = given.question_id limit 1) own), '[]') as questions
    from registration_requests q where q.id = ${id}`.execute(db);
  return rows[0] ?? { options: [], questions: [] };
}
