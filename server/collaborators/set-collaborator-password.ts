import { setCollaboratorPassword as endpoint } from '@ribambelle/api/collaborators/set-collaborator-password.ts';
import { randomUUID } from 'node:crypto';
import { preparedAction } from '../action.ts';
import { storeEventsNow } from '../events/store-events.ts';
import { orRefuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { actAs } from '../sessions/act-as.ts';
import { hashPassword } from '../sign-in/index.ts';
import { lockAccount, saveAccount } from './account-store.ts';
import { findOrganiserOfLink, useCollaboratorLink } from './collaborator-link-store.ts';
import { endSessionsOf } from './team-store.ts';

/**
 * Uses the link up, stores the password, ends every session and notifies its owner; an owner with a
 * second factor needs it at the next sign-in.
 */
export const setCollaboratorPassword = preparedAction(
  { endpoint, prepare: ({ request }) => hashPassword(request.password) },
  async ({ db, prepared: password_hash, request, address, origin, now }) => {
    const { token } = request;
    const organiser_id = orRefuse(await findOrganiserOfLink(db, token), 'PASSWORD_LINK_INVALID');
    await actAs(db, organiser_id);
    const link = await useCollaboratorLink(db, { token, now });
    const collaborator_id = orRefuse(link, 'PASSWORD_LINK_INVALID');
    const account = await lockAccount(db, collaborator_id);
    await saveAccount(db, {
      collaborator_id,
      now,
      changes: { password_hash, password_provisional: false },
    });
    await endSessionsOf(db, collaborator_id);
    const actor = collaboratorActor(account);
    await recordSecurityEvent(db, { type: 'password.reset', actor, address, now });
    const payload = { collaborator_id, at: now, origin, request: randomUUID() };
    await storeEventsNow(db, { now, events: [{ type: 'collaborator.password.chosen', payload }] });
    return { message: null };
  },
);
