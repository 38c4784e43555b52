import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { dateFormat } from './formatters.ts';

/** An instant as a calendar and a wall clock show it in some time zone. */
export type LocalTime = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
};

export type Reading = { readonly language: Language; readonly time_zone: string };

const MOST_KEPT = 2000;

/**
 * Keeps the answers of a function, because lists need the same ones again and again: for each of a
 * few `other`, the latest ones.
 */
export const remembered = <One extends string | number, Other extends string, Answer>(
  make: (one: One, other: Other) => Answer,
) => {
  // a combined key would be a new text each time, which costs more to look up than all the rest
  const answers = new Map<Other, Map<One, Answer>>();
  return (one: One, other: Other): Answer => {
    const before = answers.get(other)?.get(one);
    if (before) return before;
    const cache = answers.get(other) ?? new Map<One, Answer>();
    if (cache.size > MOST_KEPT) cache.clear();
    const answer = make(one, other);
    answers.set(other, cache.set(one, answer));
    return answer;
  };
};

/** Returns the local time of an instant (ISO with `Z`) in a time zone. */
export const localTimeOf: (instant: string, time_zone: string) => LocalTime = remembered(
  (instant: string, time_zone: string) => {
    const format = dateFormat('en-GB', {
      timeZone: time_zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    // 06/07/2026, 09:00
    const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = format
      .format(new Date(instant))
      .split(/\D+/)
      .map(Number);
    return { year, month, day, hour, minute };
  },
);

/** Returns the number of a calendar day, to tell whether two are the same or consecutive. */
export const dayNumber = ({ year, month, day }: LocalTime): number =>
  Date.UTC(year, month - 1, day) / 86_400_000;

export type DateWords = {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly short_month: string;
};

/**
 * Returns the words of a calendar day in a language: `lun.`, `6`, `juillet`, `juil.`. The first of
 * a French month is `1er`.
 */
export const wordsOf = (local: LocalTime, language: Language): DateWords =>
  wordsOfDay(dayNumber(local), language);

const wordsOfDay = remembered((number: number, language: Language): DateWords => {
  const noon = new Date((number + 0.5) * 86_400_000);
  const word = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(HABITS[language].locale, { timeZone: 'UTC', ...options }).format(noon);
  const day = noon.getUTCDate();
  return {
    weekday: word({ weekday: 'short' }),
    day: day === 1 ? HABITS[language].first_of_month : `${day}`,
    month: word({ month: 'long' }),
    short_month: word({ month: 'short' }),
  };
});
