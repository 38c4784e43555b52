import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';

type PriceInput = {
  readonly amount: number;
  readonly language: Language;
  readonly whole?: boolean | undefined;
};

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, digits: 0 | 2): Intl.NumberFormat => {
  const key = `${language}${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(HABITS[language].locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
};

/** An amount in cents as people read it: `125,00 €` or `€125.00`; `whole` drops the cents where there are none. */
export const formatPrice = ({ amount, language, whole = false }: PriceInput): string =>
  formatOf(language, whole && amount % 100 === 0 ? 0 : 2).format(amount / 100);
