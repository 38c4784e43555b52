import type { customData } from '@ribambelle/api/custom-fields/shapes.ts';
import type { CustomData } from '@ribambelle/domain/custom-fields/answers.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

export type Answers = z.infer<typeof customData>;

/** Returns answers that were just read from a request in the form in which a call returns them. */
export function presentAnswers(answers: readonly CustomData[]): Answers {
  return answers.map(({ field_id, data }) => ({
    field_id,
    data: typeof data === 'string' ? data : [...data],
  }));
}

export interface OwnedAnswers {
  readonly customer: Answers;
  readonly of: (participant_id: number) => Answers;
}

/**
 * Loads the answers of a customer, or of somebody of the team, and of these participants, in one
 * query.
 */
export async function loadAnswers(
  db: Db,
  input: {
    customer_id: number | null;
    participant_ids: readonly number[];
    collaborator_id?: number;
  },
): Promise<OwnedAnswers> {
  const rows = await db
    .selectFrom('custom_field_answers as a')
    .innerJoin('custom_fields as f', (join) =>
      join.onRef('f.organiser_id', '=', 'a.organiser_id').onRef('f.id', '=', 'a.field_id'),
    )
    .select(['a.field_id', 'a.participant_id', 'a.data', 'f.type'])
    .where(
      sql<boolean>`(a.customer_id = ${input.customer_id} or a.participant_id = any(${input.participant_ids})
        or a.collaborator_id = ${input.collaborator_id ?? null})`,
    )
    .where('f.active', '=', true)
    .orderBy('f.order', 'desc')
    .orderBy('f.id')
    .execute();
  const byOwner = Map.groupBy(rows, (row) => row.participant_id);
  const of = (owner: number | null): Answers =>
    (byOwner.get(owner) ?? []).map(({ field_id, data, type }) => ({
      field_id,
      data: readData(data, type),
    }));
  return { customer: of(null), of };
}

/**
 * Reads a stored answer. Several choices are a JSON list of their ids; any other text (the field
 * changed its type) becomes a list of one.
 */
function readData(data: string, type: string): string | string[] {
  if (type !== 'CHOICES_MULTIPLE') return data;
  if (!/^\["\d+"(,"\d+")*\]$/.test(data)) return [data];
  const list: unknown = JSON.parse(data);
  return Array.isArray(list) ? list.map(String) : [data];
}
