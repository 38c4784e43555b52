import { getRole as endpoint } from '@ribambelle/api/collaborators/get-role.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findRoles } from './team-views.ts';

/** Answers one role. */
export const getRole = action(endpoint, async ({ db, request }) => {
  const [role] = await findRoles(db, request.role);
  return orRefuse(role, 'ROLE_NOT_FOUND');
});
