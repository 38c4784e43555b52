import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { durationOf } from '@ribambelle/domain/base/durations.ts';
import { numberFormat } from './formatters.ts';

/**
 * Writes a duration in seconds as people say it: `1 an`, `6 months`. Callers handle null, which has
 * no end.
 */
export const formatDuration = (seconds: number, language: Language): string => {
  const { count, unit } = durationOf(seconds);
  const { locale } = HABITS[language];
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
};
