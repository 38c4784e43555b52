import { listRoles as endpoint } from '@ribambelle/api/collaborators/list-roles.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findRoles } from './team-views.ts';

/** Lists a page of roles. */
export const listRoles = action(endpoint, async ({ db, request }) => {
  const roles = await findRoles(db, null);
  const { limit, offset } = pageOf(request);
  return { data: roles.slice(offset, offset + limit), count: roles.length };
});
