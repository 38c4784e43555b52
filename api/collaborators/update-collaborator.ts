import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { customDataEntries } from '../custom-fields/shapes.ts';
import { collaboratorFields } from './office-shapes.ts';

/**
 * Changes a collaborator; `active` false ends their sessions. Refuses to remove the last
 * administrator, and roles with more permissions than the caller has.
 */
export const updateCollaborator = endpoint({
  method: 'PUT',
  path: '/api/back-office/collaborators/{collaborator}',
  who: 'collaborators.update',
  summary: 'Changes somebody of the team.',
  request: z.object({
    collaborator: cuid,
    version,
    ...anyFieldOf(collaboratorFields),
    active: z.boolean().optional(),
    /** Answers to the custom fields of the team; left out or null changes none. */
    custom_data: customDataEntries.nullable().optional(),
  }),
  answer: done,
  errors: [
    'COLLABORATOR_NOT_FOUND',
    'ROLE_NOT_FOUND',
    'MORE_THAN_YOURS',
    'COLLABORATOR_EXISTS',
    'LAST_ADMINISTRATOR',
    'CUSTOM_DATA_INVALID',
  ],
  recent_password: 'always',
});
