import { getCollaborator as endpoint } from '@ribambelle/api/collaborators/get-collaborator.ts';
import { action } from '../action.ts';
import { loadOfficeAnswers } from '../custom-fields/index.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { presentMember } from './present-member.ts';
import { findTeamMember } from './team-views.ts';

/** Answers somebody of the team. */
export const getCollaborator = action(endpoint, async ({ db, request, organiser, language }) => {
  const row = await findTeamMember(db, request.collaborator);
  const member = orRefuse(row, 'COLLABORATOR_NOT_FOUND');
  const { custom_fields, custom_data } = await loadOfficeAnswers(db, {
    organiser,
    language,
    owner: { collaborator_id: member.id },
  });
  return {
    ...presentMember(member, textReader({ language, organiser })),
    custom_fields,
    custom_data,
  };
});
