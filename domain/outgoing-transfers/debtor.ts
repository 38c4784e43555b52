import { decideIban } from '../bank-transfers/iban.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** The account from which the organiser sends money, as a file for its bank names it. */
export interface Debtor {
  readonly holder: string;
  readonly iban: string;
  /** Empty when the organiser gave none: within SEPA the number names the bank. */
  readonly bic: string;
}

/**
 * Returns the organiser's own account. Refuses one without a holder or a right number, and a code
 * of a bank that cannot hold it.
 */
export function decideDebtor(organiser: {
  readonly name: string;
  readonly bank_account: string;
  readonly bank_account_holder: string;
  readonly bank_identifier: string;
}): Decision<Debtor, 'ORGANISER_ACCOUNT_INCOMPLETE'> {
  const holder = (organiser.bank_account_holder || organiser.name).trim();
  const number = decideIban(organiser.bank_account);
  const bic = organiser.bank_identifier.replaceAll(/\s/g, '').toUpperCase();
  const isBic = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);
  if (holder === '' || !number.ok) return refuse('ORGANISER_ACCOUNT_INCOMPLETE');
  if (bic !== '' && (!isBic || bic.slice(4, 6) !== number.value.slice(0, 2)))
    return refuse('ORGANISER_ACCOUNT_INCOMPLETE');
  return permit({ holder, iban: number.value, bic });
}
