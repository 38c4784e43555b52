import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { collaboratorColumns } from './collaborator-columns.ts';
import { collaboratorFilters, officeCollaborator } from './office-shapes.ts';

/** Lists the team by name unless sorted, former collaborators last. */
export const listCollaborators = endpoint({
  method: 'GET',
  path: '/api/back-office/collaborators',
  who: 'collaborators.read',
  summary: 'Lists the team.',
  request: z.object({ ...paging, ...collaboratorFilters, sort: sortBy(collaboratorColumns) }),
  answer: list(officeCollaborator),
  errors: [],
});
