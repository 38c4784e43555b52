import type { Language } from '../language.ts';
import { type LocalTime, localTimeOf, type Reading } from './local-time.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A clock as people read it: `9 h`, `9 h 30`; `9:00`. Its spaces do not break. */
export const clockText = ({ hour, minute }: LocalTime, language: Language): string => {
  if (language === 'en') return `${hour}:${twoDigits(minute)}`;
  return minute === 0 ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${twoDigits(minute)}`;
};

/** The time of an instant in a time zone: `9 h 30`, `9:30`. */
export const formatTime = (instant: string, { language, time_zone }: Reading): string =>
  clockText(localTimeOf(instant, time_zone), language);
