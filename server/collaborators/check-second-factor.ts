import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { aboutSecondFactor } from '../vault/second-factor.ts';
import type { Vault } from '../vault/vault.ts';
import { lockAccount, saveAccount } from './account-store.ts';
import { countRecoveryCodes, spendRecoveryCode } from './recovery-code-store.ts';
import { acceptedStep, newTotpSecret } from './totp.ts';

/** Whose password was right, and what they gave beside it. */
interface Attempt {
  readonly organiser_id: number;
  readonly collaborator_id: number;
  /** The code of the app; empty for none. */
  readonly totp: string;
  readonly recovery_code: string | null;
  readonly vault: Vault;
  readonly now: string;
}

/**
 * Asks for the second factor of an account that has one, or for a recovery code in its place, which is used up. Answers the account, locked,
 * and how many codes are left to who used one. Refuses TOTP_REQUIRED, TOTP_WRONG and RECOVERY_CODE_WRONG.
 */
export async function checkSecondFactor(db: Db, attempt: Attempt) {
  const { organiser_id, collaborator_id, totp, recovery_code, now } = attempt;
  const own = { organiser_id, collaborator_id };
  const { totp_secret, totp_step, ...account } = await lockAccount(db, own);
  if (totp_secret === null) return { account, recovery_codes: null };
  if (recovery_code !== null) {
    if (!(await spendRecoveryCode(db, { ...own, code: recovery_code, now })))
      refuse('RECOVERY_CODE_WRONG', { recovery_code: 'RECOVERY_CODE_WRONG' });
    return { account, recovery_codes: await countRecoveryCodes(db, own) };
  }
  if (totp === '') refuse('TOTP_REQUIRED', { totp: 'TOTP_REQUIRED' });
  // a secret whose key is gone opens nothing: no code is right
  const secret = attempt.vault.open(totp_secret, aboutSecondFactor(own)) ?? newTotpSecret();
  const step =
    acceptedStep({ secret, code: totp, now, last_step: totp_step }) ??
    refuse('TOTP_WRONG', { totp: 'TOTP_WRONG' });
  await saveAccount(db, { ...own, now, changes: { totp_step: step } });
  return { account, recovery_codes: null };
}
