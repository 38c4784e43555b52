import { updateCollaborator as endpoint } from '@ribambelle/api/collaborators/update-collaborator.ts';
import { mayGrant } from '@ribambelle/domain/permissions/may.ts';
import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { changeAnswers } from '../custom-fields/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import {
  endSessionsOf,
  keepRights,
  loadTeamRights,
  lockRoles,
  saveCollaborator,
} from './team-store.ts';
import { findTeamMember, type TeamRow } from './team-views.ts';

/**
 * Changes somebody of the team, never beyond the caller's own rights, and never removing the last
 * administrator.
 */
export const updateCollaborator = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language: reads, address, now } = context;
  const roles = await lockRoles(db);
  const rights = await loadTeamRights(db);
  const member = await findTeamMember(db, request.collaborator);
  const before = orRefuse(member, 'COLLABORATOR_NOT_FOUND');
  await requireVersion(db, { record: before, read: request.version });
  const values = withChanges(valuesOf(before), request);
  const { firstname, lastname, email, language, active, tags } = values;
  const newRole = roles.find(({ cuid }) => cuid === values.role);
  const role = orRefuse(newRole, 'ROLE_NOT_FOUND');
  const formerRole = roles.find(({ cuid }) => cuid === before.role_cuid);
  const reach = [...role.permissions, ...(formerRole?.permissions ?? [])];
  if (!mayGrant(collaborator.permissions, reach))
    refuse('MORE_THAN_YOURS', { role: 'MORE_THAN_YOURS' });
  await saveCollaborator(db, {
    id: before.id,
    values: { firstname, lastname, email, language, active, tags, role_id: role.id },
    now,
  });
  const answerChanges = await changeAnswers(db, {
    organiser,
    language: reads,
    owner: { collaborator_id: before.id },
    entries: request.custom_data ?? null,
  });
  await keepRights(db, rights);
  if (!active) await endSessionsOf(db, before.id);
  const was = {
    firstname: before.firstname,
    lastname: before.lastname,
    email: before.email,
    active: before.active,
    language: before.language,
    role: before.role_name,
    tags: before.tags.join(', '),
    custom_data: [],
  };
  await logAct(context, {
    act: 'collaborators.update',
    noun: 'collaborators',
    record: before,
    summary: `${firstname} ${lastname}`,
    before: was,
    after: {
      firstname,
      lastname,
      email,
      active,
      language,
      role: role.name,
      tags: tags.join(', '),
      custom_data: [...answerChanges],
    },
  });
  await recordSecurityEvent(db, {
    type: 'collaborator.changed',
    actor: collaboratorActor(collaborator),
    address,
    details: { email },
    now,
  });
  return { message: null };
});

function valuesOf(row: TeamRow) {
  const { firstname, lastname, email, language, active, role_cuid, tags } = row;
  return {
    firstname,
    lastname,
    email,
    language: asLanguage(language),
    active,
    role: role_cuid,
    tags,
  };
}
