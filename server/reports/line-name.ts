import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { dayText } from '@ribambelle/texts/formats/format-date.ts';
import { clockText } from '@ribambelle/texts/formats/format-time.ts';
import { formatWeekday } from '@ribambelle/texts/formats/format-weekday.ts';
import { localTimeOf, wordsOf } from '@ribambelle/texts/formats/local-time.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { ListReader } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';

/**
 * A line as the database groups it: its dimension, its key, and the title or the name of the key's
 * record.
 */
export interface FoundLine {
  readonly by: string;
  readonly key: string | null;
  readonly title: Json;
}

/** Returns the name of a line in the reader's language. */
export function lineName({ by, key, title }: FoundLine, reader: ListReader): string {
  const { kinds, ages, none, uncategorised, week } = textsFor(reader.language).reports;
  if (key === null) return by === 'category' ? uncategorised : none;
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    method: textsFor(reader.language)['office-payments'].methods,
    kind: kinds,
    age: ages,
  };
  const word = words[by]?.[key];
  if (word !== undefined) return word;
  if (by === 'weekday') return formatWeekday(Number(key), reader.language);
  if (by === 'hour') return clockText({ ...noonOf(A_DAY), hour: Number(key) }, reader.language);
  if (by === 'week' || by === 'pace') return week(dayName(key, reader));
  if (by === 'day') return dayName(key, reader);
  if (by === 'month') return monthName(key, reader);
  return typeof title === 'string' ? title : textReader(reader)(title);
}

/** Any day, used to format its hours. */
const A_DAY = '2026-07-06';

const noonOf = (day: string) => localTimeOf(`${day}T12:00:00Z`, 'UTC');

function dayName(day: string, { language }: ListReader): string {
  return dayText(noonOf(day), language, { year: true });
}

function monthName(day: string, { language }: ListReader): string {
  const local = noonOf(day);
  return `${wordsOf(local, language).month} ${local.year}`;
}
