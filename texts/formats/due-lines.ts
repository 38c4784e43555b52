import type { DuePart } from '@ribambelle/domain/receivables/due-parts.ts';
import { formatDue } from './format-due.ts';
import { formatPrice } from './format-price.ts';
import type { Reading } from './local-time.ts';

/** The words of one language for amounts with due dates. */
export interface DueWords {
  readonly part: (amount: string, day: string, titles: string) => string;
  readonly rest: (amount: string, day: string) => string;
  readonly rest_free: (amount: string) => string;
}

/**
 * Returns a line for each part of a debt with several deadlines: its amount, its deadline and its
 * titles, the last one as the remainder. Returns none when one deadline covers it all.
 */
export function dueLines(
  parts: readonly DuePart[],
  { words, ...reading }: Reading & { readonly words: DueWords },
): readonly string[] {
  if (parts.length < 2) return [];
  return parts.map(({ amount, due_at, titles }, index) => {
    const money = formatPrice({ amount, language: reading.language });
    if (due_at === null) return words.rest_free(money);
    const day = formatDue(due_at, reading);
    return index === parts.length - 1
      ? words.rest(money, day)
      : words.part(money, day, titles.join(', '));
  });
}
