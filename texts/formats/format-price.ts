import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { numberFormat } from './formatters.ts';

type PriceInput = {
  readonly amount: number;
  readonly language: Language;
  /** The organiser's currency; euro by default. */
  readonly currency?: string | undefined;
};

/**
 * Writes an amount in cents, always with its cents: `125,00 €`, `€125.00`; below zero `− 27,50 €`,
 * `−€27.50`.
 */
export const formatPrice = ({ amount, language, currency = 'EUR' }: PriceInput): string => {
  const text = numberFormat(HABITS[language].locale, { style: 'currency', currency }).format(
    Math.abs(amount) / 100,
  );
  return amount < 0 ? `${HABITS[language].minus}${text}` : text;
};
