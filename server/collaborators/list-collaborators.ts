import { listCollaborators as endpoint } from '@ribambelle/api/collaborators/list-collaborators.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { collaboratorList } from './collaborator-list.ts';

/** Lists a page of the team. */
export const listCollaborators = action(endpoint, (context) =>
  answerList(collaboratorList, context),
);
