import { type RawBuilder, sql } from 'kysely';

/** The owner of answers: a family, a participant, or somebody of the team. */
export type AnswersOwner =
  | { readonly customer_id: number }
  | { readonly participant_id: number }
  | { readonly collaborator_id: number };

/** Returns the condition that rows of answers, with the alias `a`, belong to an owner. */
export function ownedBy(owner: AnswersOwner): RawBuilder<unknown> {
  if ('customer_id' in owner) return sql`a.customer_id = ${owner.customer_id}`;
  if ('participant_id' in owner) return sql`a.participant_id = ${owner.participant_id}`;
  return sql`a.collaborator_id = ${owner.collaborator_id}`;
}
