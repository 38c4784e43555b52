import { removePasskey as endpoint } from '@ribambelle/api/collaborators/remove-passkey.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockAccount } from './account-store.ts';
import { findPasskeys, removePasskeyOf } from './passkey-store.ts';
import { recordPasskeyEvent } from './record-passkey-event.ts';
import { removeRecoveryCodes } from './recovery-code-store.ts';

/** Removes a passkey; the recovery codes too, when no other second factor is left. */
export const removePasskey = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator } = context;
  const owner = { organiser_id: organiser.id, collaborator_id: collaborator.id };
  const account = await lockAccount(db, owner);
  const removal = await removePasskeyOf(db, { ...owner, passkey: request.passkey });
  const passkey = orRefuse(removal, 'PASSKEY_NOT_FOUND');
  const remaining = await findPasskeys(db, owner);
  if (remaining.length === 0 && account.totp_secret === null) {
    if (collaborator.wants_second_factor) refuse('SECOND_FACTOR_WANTED');
    await removeRecoveryCodes(db, owner);
  }
  await recordPasskeyEvent(context, { type: 'passkey.removed', passkey });
  return { message: null };
});
