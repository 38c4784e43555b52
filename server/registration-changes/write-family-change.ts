import type { Emitting } from '../events/events.ts';
import type { Db } from '../database/transaction.ts';
import { findState, insertChange, type RegistrationState } from './registration-change-store.ts';
import type { FamilyChangeMoney } from './settle-family-change.ts';

/**
 * Keeps the states of a registration before and after its family gave a part of it up, for staff
 * and for the e-mail about it. Nothing of a change that lowers no price and moves no money.
 */
export async function keepFamilyChange(
  db: Db,
  input: Emitting & {
    registration_id: number;
    was: RegistrationState | undefined;
    money: FamilyChangeMoney;
    now: string;
  },
): Promise<void> {
  const { emit, registration_id, was, money, now } = input;
  const { fee_amount, online_amount, wallet_amount } = money;
  const became = await findState(db, registration_id);
  if (was === undefined || became === undefined) throw new Error('A registration has no state');
  if (became.total_amount >= was.total_amount && fee_amount === 0) return;
  const registration_change_id = await insertChange(db, {
    registration_id,
    kind: 'CHANGE',
    was,
    became: { ...became, credited_amount: wallet_amount, fee_amount, online_amount },
    created_by: null,
    now,
  });
  emit('registration.lowered', { registration_change_id, tell: true });
}
