import { dayOf } from '@ribambelle/domain/base/days.ts';
import {
  asSecondFactorFor,
  wantsSecondFactor,
} from '@ribambelle/domain/collaborators/second-factor.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import type { AccessRules } from '../sessions/session-store.ts';
import { aboutSecondFactor } from '../vault/second-factor.ts';
import type { Vault } from '../vault/vault.ts';
import { lockAccount, saveAccount } from './account-store.ts';
import { countRecoveryCodes, spendRecoveryCode } from './recovery-code-store.ts';
import { findPasskeys } from './passkey-store.ts';
import { findActiveMember } from './team-views.ts';
import { acceptedStep, newTotpSecret } from './totp.ts';

/** The collaborator whose password was right, and what else they gave. */
interface Attempt {
  readonly organiser_id: number;
  readonly collaborator_id: number;
  /** The code of the app; empty for none. */
  readonly totp: string;
  readonly recovery_code: string | null;
  readonly organiser: AccessRules;
  readonly vault: Vault;
  readonly now: string;
}

/**
 * Requires the second factor of an account that has one, or a recovery code in its place, which is
 * used up. Returns the account, locked, and after a recovery code the number of codes left. Refuses
 * TOTP_REQUIRED, TOTP_WRONG and RECOVERY_CODE_WRONG, and PASSKEY_REQUIRED when a passkey is the
 * second factor that the organiser requires: a password alone would be one factor.
 */
export async function checkSecondFactor(db: Db, attempt: Attempt) {
  const { organiser_id, collaborator_id, totp, recovery_code, now } = attempt;
  const owner = { organiser_id, collaborator_id };
  const { totp_secret, totp_step, ...account } = await lockAccount(db, owner.collaborator_id);
  const byKey = totp_secret === null && (await isKeyWanted(db, attempt));
  if (totp_secret === null && !byKey) return { account, recovery_codes: null };
  if (recovery_code !== null) {
    if (!(await spendRecoveryCode(db, { ...owner, code: recovery_code, now })))
      refuse('RECOVERY_CODE_WRONG', { recovery_code: 'RECOVERY_CODE_WRONG' });
    return { account, recovery_codes: await countRecoveryCodes(db, owner.collaborator_id) };
  }
  if (totp_secret === null) return refuse('PASSKEY_REQUIRED');
  if (totp === '') refuse('TOTP_REQUIRED', { totp: 'TOTP_REQUIRED' });
  // a secret whose key is gone opens nothing: no code is right
  const secret = attempt.vault.open(totp_secret, aboutSecondFactor(owner)) ?? newTotpSecret();
  const step =
    acceptedStep({ secret, code: totp, now, last_step: totp_step }) ??
    refuse('TOTP_WRONG', { totp: 'TOTP_WRONG' });
  await saveAccount(db, { ...owner, now, changes: { totp_step: step } });
  return { account, recovery_codes: null };
}

/**
 * True when the organiser requires a second factor of a collaborator whose only one is a passkey.
 */
async function isKeyWanted(db: Db, attempt: Attempt): Promise<boolean> {
  const { collaborator_id, organiser, now } = attempt;
  if ((await findPasskeys(db, collaborator_id)).length === 0) return false;
  const member = await findActiveMember(db, collaborator_id);
  return wantsSecondFactor({
    second_factor_for: asSecondFactorFor(organiser.second_factor_for),
    second_factor_from: organiser.second_factor_from,
    permissions: member?.permissions ?? [],
    today: dayOf(now, organiser.timezone),
  });
}
