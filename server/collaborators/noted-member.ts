import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { Context } from '../action.ts';
import type { Noted } from '../notes/index.ts';
import { orRefuse } from '../refusal.ts';
import { findTeamMember } from './team-views.ts';

/** Finds the member of the team that notes are about. Refuses COLLABORATOR_NOT_FOUND. */
export async function findNotedMember({
  db,

  request,
}: Pick<Context, 'db'> & {
  readonly request: { readonly collaborator: string };
}): Promise<Noted> {
  const member = await findTeamMember(db, request.collaborator);
  const { id, cuid, ...named } = orRefuse(member, 'COLLABORATOR_NOT_FOUND');
  return { list: 'collaborators', id, cuid, name: fullname(named) };
}
