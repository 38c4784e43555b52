import { signInWithPasskey as endpoint } from '@ribambelle/api/collaborators/sign-in-with-passkey.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { visitorActor } from '../security-log/record-security-event.ts';
import { actAs } from '../sessions/act-as.ts';
import { beginStaffSession } from './begin-staff-session.ts';
import { readUsedKey, userHandleOf } from './passkeys.ts';
import {
  findOrganiserOfPasskey,
  lockPasskey,
  notePasskeyUsed,
  spendChallenge,
} from './passkey-store.ts';

/**
 * Finds the owner of the key, checks its signature, begins the session. All errors are refused
 * alike.
 */
export const signInWithPasskey = action(endpoint, async (context) => {
  const { db, request, origin, address, now, session, recordIfRefused } = context;
  const { credential } = request;
  const organiserOfKey = await findOrganiserOfPasskey(db, credential.id);
  const organiser_id = orRefuse(organiserOfKey, 'PASSKEY_UNKNOWN');
  await session.end();
  await actAs(db, organiser_id);
  const key = orRefuse(await lockPasskey(db, credential.id), 'PASSKEY_UNKNOWN');
  const actor = visitorActor(key.email, null);
  recordIfRefused({ organiser_id, type: 'sign-in.failed', actor, address, now });
  const handle = credential.response.userHandle ?? null;
  if (handle !== null && handle !== userHandleOf(key.cuid)) refuse('PASSKEY_UNKNOWN');
  const isChallenge = (challenge: string) => spendChallenge(db, { of: null, challenge, now });
  const counter = orRefuse(
    await readUsedKey(credential, { origin, isChallenge, key }),
    'PASSKEY_UNKNOWN',
  );
  const { passkey_id, ...account } = key;
  await notePasskeyUsed(db, { passkey_id, counter, now });
  await beginStaffSession(db, { account, session, origin, address, now });
  return { message: null };
});
