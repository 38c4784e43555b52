import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { type LocalTime, localTimeOf, type Reading } from './local-time.ts';

/** Writes a clock time: `9 h`, `9 h 30`; `9 am`, `4:30 pm`, `noon`. Its spaces do not break. */
export const clockText = ({ hour, minute }: LocalTime, language: Language): string =>
  HABITS[language].clock(hour, minute);

/** Writes the time of an instant in a time zone: `9 h 30`, `9:30 am`. */
export const formatTime = (instant: string, { language, time_zone }: Reading): string =>
  clockText(localTimeOf(instant, time_zone), language);
