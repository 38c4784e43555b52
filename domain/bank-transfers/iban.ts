import { type Decision, permit, refuse } from '../base/refusal.ts';

/** The reasons to refuse an account number. */
export type IbanCode = 'IBAN_REQUIRED' | 'IBAN_INVALID' | 'IBAN_NOT_SEPA';

/** The length of the account numbers of each country from which and to which SEPA transfers go. */
const SEPA_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** Returns an account number as it is kept: capitals, without the spaces, dots and dashes typed. */
export function compactIban(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase();
}

/** Returns an account number as people read it, in groups of four. */
export function groupIban(typed: string): string {
  return compactIban(typed).replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** Tests whether an account number has as many characters as those of its country, or more. */
export function isWholeIban(typed: string): boolean {
  const iban = compactIban(typed);
  const length = SEPA_LENGTHS[iban.slice(0, 2)];
  return iban.length >= (length ?? 15);
}

/** The form of an account number; its check digits are from 02 to 98. */
const FORM = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{10,30}$/;

/**
 * Returns an account number as it is kept. Refuses none at all, one whose characters do not fit
 * together (a wrong or missing digit), and one of a country that SEPA transfers do not reach.
 */
export function decideIban(typed: string): Decision<string, IbanCode> {
  const iban = compactIban(typed);
  if (iban === '') return refuse('IBAN_REQUIRED');
  if (!FORM.test(iban) || remainderOf(iban) !== 1) return refuse('IBAN_INVALID');
  const length = SEPA_LENGTHS[iban.slice(0, 2)];
  if (length === undefined) return refuse('IBAN_NOT_SEPA');
  return iban.length === length && fitsNationally(iban) ? permit(iban) : refuse('IBAN_INVALID');
}

/** Returns the remainder by 97 of an account number, its first four characters moved to its end. */
function remainderOf(iban: string): number {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Tests the two last digits of a Belgian number, which check the ten before them. */
function fitsNationally(iban: string): boolean {
  if (!iban.startsWith('BE')) return true;
  const digits = iban.slice(4);
  return (
    /^\d{12}$/.test(digits) && (Number(digits.slice(0, 10)) % 97 || 97) === Number(digits.slice(10))
  );
}
