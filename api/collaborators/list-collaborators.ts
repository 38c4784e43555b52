import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { officeCollaborator } from './office-shapes.ts';

/** The team by name, those who no longer work here last. */
export const listCollaborators = endpoint({
  method: 'GET',
  path: '/api/back-office/collaborators',
  who: 'collaborators.read',
  summary: 'Lists the team.',
  request: z.object({ ...paging, search: z.string().max(100).optional() }),
  answer: list(officeCollaborator),
  errors: [],
});
