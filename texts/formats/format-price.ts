import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';

type PriceInput = {
  readonly amount: number;
  readonly language: Language;
  /** The organiser's; euro when not said. */
  readonly currency?: string | undefined;
};

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, currency: string): Intl.NumberFormat => {
  const key = language + currency;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(HABITS[language].locale, { style: 'currency', currency });
  formats.set(key, format);
  return format;
};

/** An amount in cents as people read it, everywhere with its cents: `125,00 €`, `€125.00`; less than nothing is `− 27,50 €`, `−€27.50`. */
export const formatPrice = ({ amount, language, currency = 'EUR' }: PriceInput): string => {
  const text = formatOf(language, currency).format(Math.abs(amount) / 100);
  return amount < 0 ? `${HABITS[language].minus}${text}` : text;
};
