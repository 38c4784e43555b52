import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import type { RollingUnit } from '@ribambelle/domain/memberships/membership-terms.ts';
import { numberFormat } from './formatters.ts';

const UNITS = { DAYS: 'day', WEEKS: 'week', MONTHS: 'month', YEARS: 'year' } as const;

/** Writes a number of days, weeks, months or years: `1 an`, `6 months`. */
export const formatUnits = (
  { count, unit }: { readonly count: number; readonly unit: RollingUnit },
  language: Language,
): string => {
  const { locale } = HABITS[language];
  const style = { style: 'unit', unit: UNITS[unit], unitDisplay: 'long' } as const;
  return numberFormat(locale, style).format(count);
};
