import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';

/**
 * Reads an amount as people write it, in cents. Null for text that is not an amount, or has more
 * than two decimals.
 */
export const centsOf = (text: string): number | null => {
  const bare = text.replaceAll(/[\s\u00a0\u202f€]/g, '');
  const match = /^(-?)(\d{1,9})(?:[.,](\d{1,2})?)?$/.exec(bare);
  if (match === null) return null;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' && cents !== 0 ? -cents : cents;
};

/** Writes cents for a field: `12,50` in French, `12.50` in English, nothing for null. */
export const decimalText = (cents: number | null, language: Language): string => {
  if (cents === null) return '';
  const text = `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
  return text.replace('.', HABITS[language].decimal_mark);
};
