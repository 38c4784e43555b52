import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeRole } from './office-shapes.ts';

/** Returns one role. Refuses ROLE_NOT_FOUND. */
export const getRole = endpoint({
  method: 'GET',
  path: '/api/back-office/collaborator-roles/{role}',
  who: 'collaborator-roles.read',
  summary: 'Shows a role.',
  request: z.object({ role: cuid }),
  answer: officeRole,
  errors: ['ROLE_NOT_FOUND'],
});
