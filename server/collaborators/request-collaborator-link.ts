import { requestCollaboratorLink as endpoint } from '@ribambelle/api/collaborators/request-collaborator-link.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { randomUUID } from 'node:crypto';
import { action } from '../action.ts';
import { storeEventsNow } from '../events/store-events.ts';
import { recordSecurityEvent, visitorActor } from '../security-log/record-security-event.ts';
import { actAs } from '../sessions/act-as.ts';
import { doneFor, findCandidatesOrDecoy } from './account-store.ts';

/**
 * Queues a link at each organiser that knows the address; nobody learns whether any does, not even
 * from the response time: for an unknown address the same work is done and rolled back. The job
 * makes the link.
 */
export const requestCollaboratorLink = action(
  endpoint,
  async ({ db, request, language, origin, address, now }) => {
    const { email } = request;
    const { candidates, decoy } = await findCandidatesOrDecoy(db, email);
    for (const { organiser_id, id } of decoy === null ? candidates : [decoy]) {
      await actAs(db, organiser_id);
      await doneFor({ db, decoy: decoy !== null }, async () => {
        const payload = { collaborator_id: id, origin, own: true, request: randomUUID() };
        await storeEventsNow(db, {
          now,
          events: [{ type: 'collaborator.password-link.requested', payload }],
        });
        const actor = visitorActor(email, null);
        const event = { actor, address, now };
        await recordSecurityEvent(db, { ...event, type: 'password-link.requested' });
      });
    }
    return { message: textsFor(language)['office-access'].link_on_its_way };
  },
);
