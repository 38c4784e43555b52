import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes a role. Refuses ROLE_IN_USE while a collaborator has it. */
export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/api/back-office/collaborator-roles/{role}',
  who: 'collaborator-roles.delete',
  summary: 'Deletes a role that nobody has.',
  request: z.object({ role: cuid }),
  answer: removed,
  errors: ['ROLE_NOT_FOUND', 'ROLE_IN_USE'],
  recent_password: 'always',
});
