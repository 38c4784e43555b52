import { decideIban, type IbanCode } from '../bank-transfers/iban.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** The bank account of a family; its number as it is kept, without spaces. */
export interface FamilyAccount {
  readonly holder: string;
  readonly iban: string;
}

/** The reasons to refuse an account. */
export type AccountCode = IbanCode | 'HOLDER_REQUIRED';

/** Returns the account as typed, as it is kept. Blames the holder, the number, or both. */
export function decideAccount(typed: FamilyAccount): Decision<FamilyAccount, AccountCode> {
  const holder = typed.holder.trim();
  const number = decideIban(typed.iban);
  const blames = {
    ...(holder === '' ? { holder: 'HOLDER_REQUIRED' as const } : {}),
    ...(number.ok ? {} : { iban: number.refused }),
  };
  if (!number.ok) return refuse(number.refused, blames);
  return holder === '' ? refuse('HOLDER_REQUIRED', blames) : permit({ holder, iban: number.value });
}
