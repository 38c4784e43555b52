import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { refuse } from '../refusal.ts';

/**
 * Returns an account number from a request without spaces; empty stays empty. Refuses IBAN_INVALID
 * at its field, `bank_account` or another path.
 */
export function readAccount(typed: string, path = 'bank_account'): string {
  const account = electronicFormatIBAN(typed) ?? '';
  if (account === '' || isValidIBAN(account)) return account;
  return refuse('IBAN_INVALID', { [path]: 'IBAN_INVALID' });
}
