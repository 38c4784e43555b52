import type { CustomData } from '@ribambelle/domain/custom-fields/answers.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { type AnswersOwner, ownedBy } from './owned-by-views.ts';

type Owner = AnswersOwner;

/** Replaces the answers of an owner; answers to fields that are no longer active stay. */
export async function storeAnswers(
  db: Db,
  input: { owner: Owner; answers: readonly CustomData[] },
): Promise<void> {
  await sql`
    delete from custom_field_answers a using custom_fields f
    where ${ownedBy(input.owner)}
      and f.organiser_id = a.organiser_id and f.id = a.field_id and f.active`.execute(db);
  await moveOwnersVersion(db, input.owner);
  if (input.answers.length === 0) return;
  const rows = input.answers.map(({ field_id, data }) => ({
    ...input.owner,
    field_id,
    data: writeAnswer(data),
  }));
  await db.insertInto('custom_field_answers').values(rows).execute();
}

/** Increases the version of the owner of answers, which are in another table. */
async function moveOwnersVersion(db: Db, owner: Owner): Promise<void> {
  const { table, id } = rowOf(owner);
  await db
    .updateTable(table)
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

function rowOf(owner: Owner) {
  if ('customer_id' in owner) return { table: 'customers', id: owner.customer_id } as const;
  if ('participant_id' in owner)
    return { table: 'participants', id: owner.participant_id } as const;
  return { table: 'collaborators', id: owner.collaborator_id } as const;
}

function writeAnswer(data: CustomData['data']): string {
  return typeof data === 'string' ? data : JSON.stringify(data);
}
