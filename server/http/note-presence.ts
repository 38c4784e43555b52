import type { Endpoint } from '@ribambelle/api/endpoint.ts';
import { isSeenLongAgo } from '@ribambelle/domain/collaborators/idle.ts';
import type { RunInTenant } from '../events/events.ts';
import { noteActing } from '../sessions/acting-store.ts';
import { noteSeen } from '../sessions/staff-session-store.ts';
import type { Caller } from './find-caller.ts';
import type { IncomingCall } from './incoming-call.ts';

/**
 * Records now and then that a collaborator is present; calls that a page makes by itself do not
 * count.
 */
export async function notePresence(
  inTenant: RunInTenant,
  input: { call: IncomingCall; endpoint: Endpoint; caller: Caller; now: string },
): Promise<void> {
  const { call, endpoint, now } = input;
  const { collaborator, customer } = input.caller;
  const { token } = call;
  if (customer?.acting && token !== null && isSeenLongAgo(customer.acting.seen_at, now))
    await inTenant((db) => noteActing(db, { token, now }));
  if (collaborator === null || endpoint.unattended === true) return;
  if (!isSeenLongAgo(collaborator.seen_at, now)) return;
  await inTenant((db) =>
    noteSeen(db, { collaborator_id: collaborator.id, session: collaborator.session, now }),
  );
}
