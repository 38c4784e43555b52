import { type Language, localeOf } from '../language.ts';

/** An instant as a calendar and a clock on the wall show it, somewhere. */
export type LocalTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
};

export type Reading = { readonly language: Language; readonly time_zone: string };

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter is dear to make and cheap to use: each is made once. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
};

const MOST_TIMES = 2000;
const times = new Map<string, LocalTime>();

/** What the wall of a time zone shows at an instant (ISO with `Z`); asked again and again for the same ones while a list is drawn. */
export const localTimeOf = (instant: string, time_zone: string): LocalTime => {
  const key = instant + time_zone;
  const known = times.get(key);
  if (known) return known;
  if (times.size > MOST_TIMES) times.clear();
  const time = readTime(instant, time_zone);
  times.set(key, time);
  return time;
};

const readTime = (instant: string, time_zone: string): LocalTime => {
  const format = dateFormat('en-GB', {
    timeZone: time_zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(format.formatToParts(new Date(instant)).map((part) => [part.type, Number(part.value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return { year: read('year'), month: read('month'), day: read('day'), hour: read('hour'), minute: read('minute') };
};

/** The number of a calendar day, for telling whether two are the same or follow each other. */
export const dayNumber = ({ year, month, day }: LocalTime): number => Date.UTC(year, month - 1, day) / 86_400_000;

export type DateWords = { readonly weekday: string; readonly day: string; readonly month: string; readonly short_month: string };

/** The words of a calendar day in a language: `lun.`, `6`, `juillet`, `juil.`. The first of a French month is `1er`. */
export const wordsOf = (local: LocalTime, language: Language): DateWords => {
  const noon = new Date(Date.UTC(local.year, local.month - 1, local.day, 12));
  const word = (options: Intl.DateTimeFormatOptions) => dateFormat(localeOf(language), { timeZone: 'UTC', ...options }).format(noon);
  return {
    weekday: word({ weekday: 'short' }),
    day: language === 'fr' && local.day === 1 ? '1er' : String(local.day),
    month: word({ month: 'long' }),
    short_month: word({ month: 'short' }),
  };
};
