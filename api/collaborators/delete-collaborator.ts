import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Deletes a collaborator: sessions end, nobody signs in with the address, which is free again, and
 * the name stays in the logs. Refuses OWN_ACCOUNT for the caller, MORE_THAN_YOURS for somebody who
 * may do more, and LAST_ADMINISTRATOR.
 */
export const deleteCollaborator = endpoint({
  method: 'DELETE',
  path: '/api/back-office/collaborators/{collaborator}',
  who: 'collaborators.delete',
  summary: 'Deletes somebody of the team; what they did stays in the journals.',
  request: z.object({ collaborator: cuid }),
  answer: done,
  errors: ['COLLABORATOR_NOT_FOUND', 'OWN_ACCOUNT', 'MORE_THAN_YOURS', 'LAST_ADMINISTRATOR'],
  recent_password: 'always',
});
