import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { officeRole } from './office-shapes.ts';

/** Lists the roles by name. */
export const listRoles = endpoint({
  method: 'GET',
  path: '/api/back-office/collaborator-roles',
  who: 'collaborator-roles.read',
  summary: 'Lists roles.',
  request: z.object({ ...paging }),
  answer: list(officeRole),
  errors: [],
});
