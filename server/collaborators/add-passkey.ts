import { addPasskey as endpoint } from '@ribambelle/api/collaborators/add-passkey.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { recordPasskeyEvent } from './record-passkey-event.ts';
import { hostOf, readMadeKey } from './passkeys.ts';
import { insertPasskey, spendChallenge } from './passkey-store.ts';
import { countRecoveryCodes, renewRecoveryCodesOf } from './recovery-code-store.ts';

/**
 * Stores a key that answers the challenge of its owner; the first second factor brings recovery
 * codes.
 */
export const addPasskey = action(endpoint, async (context) => {
  const { db, request, collaborator, origin, now } = context;
  const collaborator_id = collaborator.id;
  const { name, credential } = request;
  const isChallenge = (challenge: string) =>
    spendChallenge(db, { of: collaborator_id, challenge, now });
  const key = (await readMadeKey(credential, { origin, isChallenge })) ?? refuse('PASSKEY_WRONG');
  const { transports } = credential.response;
  const host = hostOf(origin);
  if (!(await insertPasskey(db, { collaborator_id, ...key, transports, name, host, now })))
    refuse('PASSKEY_EXISTS');
  await recordPasskeyEvent(context, { type: 'passkey.added', passkey: name });
  const codesBefore = await countRecoveryCodes(db, collaborator_id);
  return {
    recovery_codes:
      codesBefore === null ? await renewRecoveryCodesOf(db, { collaborator_id, now }) : [],
  };
});
