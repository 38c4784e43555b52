import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { roleFields } from './office-shapes.ts';

/** Adds a role. Refuses to permit anything the caller may not do. */
export const createRole = endpoint({
  method: 'POST',
  path: '/api/back-office/collaborator-roles',
  who: 'collaborator-roles.create',
  summary: 'Adds a role.',
  request: z.object(roleFields),
  answer: z.object({ cuid }),
  errors: ['MORE_THAN_YOURS'],
  recent_password: 'always',
});
