import { randomInt } from 'node:crypto';

/** The characters of codes, without those that look alike on paper. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const HOW_MANY = 10;
const GROUPS = 4;
const OF_FOUR = 4;

/**
 * Returns ten fresh codes for the loss of a second factor: sixteen letters each, some 79 random
 * bits, in groups of four.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** Returns a code as it is stored, however it was typed: capitals, without spaces and dashes. */
export function plainRecoveryCode(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '');
}

function group(): string {
  return Array.from({ length: OF_FOUR }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');
}
