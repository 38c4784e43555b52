import { confirmWithPasskey as endpoint } from '@ribambelle/api/collaborators/confirm-with-passkey.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { collaboratorActor } from '../security-log/record-security-event.ts';
import { readUsedKey } from './passkeys.ts';
import { lockPasskey, notePasskeyUsed, spendChallenge } from './passkey-store.ts';

/**
 * Checks the signature of a key of the caller and records that they proved their identity just now
 * (R29). All errors are refused alike.
 */
export const confirmWithPasskey = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, origin, address, now } = context;
  const { credential } = request;
  const organiser_id = organiser.id;
  const actor = collaboratorActor(collaborator);
  const event = { organiser_id, actor, address, now };
  context.recordIfRefused({ ...event, type: 'password.confirmation-failed' });
  const passkey = await lockPasskey(db, credential.id);
  const key = orRefuse(passkey, 'PASSKEY_UNKNOWN');
  if (key.id !== collaborator.id) refuse('PASSKEY_UNKNOWN');
  const isChallenge = (challenge: string) =>
    spendChallenge(db, { of: collaborator.id, confirms: true, challenge, now });
  const counter = orRefuse(
    await readUsedKey(credential, { origin, isChallenge, key }),
    'PASSKEY_UNKNOWN',
  );
  await notePasskeyUsed(db, { passkey_id: key.passkey_id, counter, now });
  await context.session.notePassword();
  return { message: null };
});
