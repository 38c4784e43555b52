import { type RawBuilder, sql } from 'kysely';

/** Whose answers: a family's, a participant's, or those of somebody of the team. */
export type AnswersOwner =
  | { readonly customer_id: number }
  | { readonly participant_id: number }
  | { readonly collaborator_id: number };

/** The condition by which rows of answers, called `a`, are somebody's. */
export function ownedBy(owner: AnswersOwner): RawBuilder<unknown> {
  if ('customer_id' in owner) return sql`a.customer_id = ${owner.customer_id}`;
  if ('participant_id' in owner) return sql`a.participant_id = ${owner.participant_id}`;
  return sql`a.collaborator_id = ${owner.collaborator_id}`;
}
