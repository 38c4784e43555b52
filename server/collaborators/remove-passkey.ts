import { removePasskey as endpoint } from '@ribambelle/api/collaborators/remove-passkey.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockAccount } from './account-store.ts';
import { findPasskeys, removePasskeyOf } from './passkey-store.ts';
import { recordPasskeyEvent } from './record-passkey-event.ts';
import { removeRecoveryCodes } from './recovery-code-store.ts';

/** Removes a passkey; the recovery codes too, when no other second factor is left. */
export const removePasskey = action(endpoint, async (context) => {
  const { db, request, collaborator } = context;
  const account = await lockAccount(db, collaborator.id);
  const removal = await removePasskeyOf(db, {
    collaborator_id: collaborator.id,
    passkey: request.passkey,
  });
  const passkey = orRefuse(removal, 'PASSKEY_NOT_FOUND');
  const remaining = await findPasskeys(db, collaborator.id);
  if (remaining.length === 0 && account.totp_secret === null) {
    if (collaborator.wants_second_factor) refuse('SECOND_FACTOR_WANTED');
    await removeRecoveryCodes(db, collaborator.id);
  }
  await recordPasskeyEvent(context, { type: 'passkey.removed', passkey });
  return { message: null };
});
