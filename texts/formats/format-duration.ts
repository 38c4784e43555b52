import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { durationOf } from '@ribambelle/domain/base/durations.ts';
import { numberFormat } from './formatters.ts';

/** Seconds as people say how long something lasts: `1 an`, `6 months`. Null, which has no end, is for the caller to say. */
export const formatDuration = (seconds: number, language: Language): string => {
  const { count, unit } = durationOf(seconds);
  const { locale } = HABITS[language];
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
};
