import { sendCollaboratorLink as endpoint } from '@ribambelle/api/collaborators/send-collaborator-link.ts';
import { randomUUID } from 'node:crypto';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { deliversMails } from '../mails/index.ts';
import { refuse } from '../refusal.ts';
import { reachableMember } from './reachable-member.ts';

/** Queues the link; the job makes it, so that nobody but its reader ever sees it. */
export const sendCollaboratorLink = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, outside, origin, emit } = context;
  const member = await reachableMember(db, { caller: collaborator, member: request.collaborator });
  if (!deliversMails(organiser, outside)) refuse('MAIL_SERVER_MISSING');
  emit('collaborator.password-link.requested', {
    collaborator_id: member.id,
    origin,
    own: false,
    request: randomUUID(),
  });
  await logAct(context, {
    act: 'collaborators.password-link',
    noun: 'collaborators',
    cuid: member.cuid,
    summary: `${member.firstname} ${member.lastname}`,
  });
  return { message: null };
});
