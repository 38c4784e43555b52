import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { type AnswersOwner, ownedBy } from './owned-by-views.ts';

/** An answer with the field that it answers. */
export interface ReadableAnswer {
  readonly title: Json;
  readonly type: string;
  readonly data: string;
  readonly choices: readonly { readonly id: number; readonly label: Json }[];
}

/** Loads the answers of somebody as people read them: choices by their labels. */
export async function loadReadableAnswers(
  db: Db,
  input: {
    owner: AnswersOwner;
    text: (column: Json) => string;
  },
): Promise<{ title: string; content: string }[]> {
  const { owner, text } = input;
  const { rows } = await sql<ReadableAnswer>`
    select f.title, f.type, a.data, f.choices from custom_field_answers a
    join custom_fields f on f.organiser_id = a.organiser_id and f.id = a.field_id
    where ${ownedBy(owner)} order by f."order" desc, f.id`.execute(db);
  return rows.map((row) => ({ title: text(row.title), content: contentOf(row, text) }));
}

/** Returns an answer as people read it. */
export function contentOf(
  row: Omit<ReadableAnswer, 'title'>,
  text: (column: Json) => string,
): string {
  if (!row.type.startsWith('CHOICES')) return row.data;
  const ids = row.data.match(/\d+/g) ?? [];
  const labels = ids.flatMap((id) =>
    row.choices.filter((choice) => String(choice.id) === id).map(({ label }) => text(label)),
  );
  return labels.length === 0 ? row.data : labels.join(', ');
}
