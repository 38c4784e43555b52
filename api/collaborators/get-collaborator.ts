import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { customData, customField } from '../custom-fields/shapes.ts';
import { officeCollaborator } from './office-shapes.ts';

/** Returns one collaborator. Refuses COLLABORATOR_NOT_FOUND. */
export const getCollaborator = endpoint({
  method: 'GET',
  path: '/api/back-office/collaborators/{collaborator}',
  who: 'collaborators.read',
  summary: 'Shows somebody of the team.',
  request: z.object({ collaborator: cuid }),
  answer: officeCollaborator.extend({
    /** The organiser's custom fields for its team, and the answers. */
    custom_fields: z.array(customField),
    custom_data: customData,
  }),
  errors: ['COLLABORATOR_NOT_FOUND'],
});
