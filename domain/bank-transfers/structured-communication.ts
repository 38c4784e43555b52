import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/**
 * A Belgian structured communication as it is stored: 12 digits, the last two checking the first
 * ten (R19).
 */
export type StructuredCommunication = string;

const FREE_DIGITS = 10;

/**
 * Returns the communication for a number of the organiser's counter, with the organiser's numeric
 * prefix as leading digits. Refuses a prefix that is not digits, and a number that does not fit
 * next to it. No two numbers of one organiser share a communication.
 */
export function structuredCommunicationOf(
  number: number,
  prefix: string,
): Decision<StructuredCommunication, 'PREFIX_INVALID' | 'NUMBER_TOO_LARGE'> {
  if (!/^\d{0,8}$/.test(prefix)) return refuse('PREFIX_INVALID');
  const digits = String(number);
  if (!Number.isSafeInteger(number) || number < 1 || digits.length > FREE_DIGITS - prefix.length)
    return refuse('NUMBER_TOO_LARGE');
  const free = prefix + digits.padStart(FREE_DIGITS - prefix.length, '0');
  return permit(free + checkDigits(free));
}

/** True for 12 digits whose last two are right; twelve zeros are not a communication. */
export function isStructuredCommunication(text: string): boolean {
  if (!/^\d{12}$/.test(text)) return false;
  const free = text.slice(0, FREE_DIGITS);
  return Number(free) > 0 && checkDigits(free) === text.slice(FREE_DIGITS);
}

/**
 * Returns the 12 digits in the form written by a bank or person: `***010/8068/17183***`, spaces or
 * bare digits; null when invalid.
 */
export function parseStructuredCommunication(text: string): StructuredCommunication | null {
  if (!/^[\d\s+*/.-]*$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  return isStructuredCommunication(digits) ? digits : null;
}

/** Formats it for people: `+++010/8068/17183+++`. */
export function formatStructuredCommunication(communication: StructuredCommunication): string {
  return `+++${communication.slice(0, 3)}/${communication.slice(3, 7)}/${communication.slice(7)}+++`;
}

function checkDigits(free: string): string {
  return String(Number(free) % 97 || 97).padStart(2, '0');
}
