import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { roleFields } from './office-shapes.ts';

/**
 * Changes a role. Refuses to permit anything the caller may not do, to change a role that permits
 * more than theirs, and to leave no administrator.
 */
export const updateRole = endpoint({
  method: 'PUT',
  path: '/api/back-office/collaborator-roles/{role}',
  who: 'collaborator-roles.update',
  summary: 'Changes a role.',
  request: z.object({ role: cuid, version, ...anyFieldOf(roleFields) }),
  answer: done,
  errors: ['ROLE_NOT_FOUND', 'MORE_THAN_YOURS', 'LAST_ADMINISTRATOR'],
  recent_password: 'always',
});
