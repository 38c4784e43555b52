import { dateFormat } from '@ribambelle/ui/dates/local-time.ts';
import { type Language, localeOf } from '@ribambelle/ui/language.ts';

interface Wording {
  readonly language: Language;
  readonly as: 'month' | 'weekday';
}

/** A day as a choice of months or of weekdays: `Juillet 2026`, `Lundi`. */
export function dayAsChoice(day: string, { language, as }: Wording): string {
  const shown = as === 'month' ? ({ month: 'long', year: 'numeric' } as const) : ({ weekday: 'long' } as const);
  const word = dateFormat(localeOf(language), { timeZone: 'UTC', ...shown }).format(new Date(day));
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
