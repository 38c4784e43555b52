import { listCollaboratorTags as endpoint } from '@ribambelle/api/collaborators/list-collaborator-tags.ts';
import { action } from '../action.ts';
import { findTeamTags } from './team-views.ts';

/** Lists the tags to choose from for the team: those in use. */
export const listCollaboratorTags = action(endpoint, async ({ db }) => ({
  tags: await findTeamTags(db),
}));
