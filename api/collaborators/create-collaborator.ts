import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { collaboratorFields } from './office-shapes.ts';
import { collaboratorPassword } from './session-shapes.ts';

/**
 * Adds a collaborator with a provisional password of at least 12 characters (R17), which they
 * change before anything else. Refuses a role that permits more than the caller may do.
 */
export const createCollaborator = endpoint({
  method: 'POST',
  path: '/api/back-office/collaborators',
  who: 'collaborators.create',
  summary: 'Adds somebody to the team.',
  request: z.object({ ...collaboratorFields, password: collaboratorPassword }),
  answer: z.object({ cuid }),
  errors: ['ROLE_NOT_FOUND', 'MORE_THAN_YOURS', 'COLLABORATOR_EXISTS'],
  recent_password: 'always',
});
