import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Lists the tags in use for collaborators, to choose from; at most 500, in alphabetical order. */
export const listCollaboratorTags = endpoint({
  method: 'GET',
  path: '/api/back-office/collaborator-tags',
  who: 'collaborators.read',
  summary: 'Lists the tags of the team.',
  request: z.object({}),
  answer: z.object({ tags: z.array(z.string()) }),
  errors: [],
});
