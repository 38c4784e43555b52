import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { dateFormat } from '@ribambelle/texts/formats/formatters.ts';
import { remembered } from '@ribambelle/texts/formats/local-time.ts';

interface Wording {
  readonly language: Language;
  readonly as: 'month' | 'weekday';
}

/** Returns a day as a choice of months or of weekdays: `Juillet 2026`, `Lundi`. */
export const dayAsChoice = (day: string, { language, as }: Wording): string =>
  words[as](day, language);

const words = {
  month: remembered((day: string, language: Language) =>
    capital(day, { language, month: 'long', year: 'numeric' }),
  ),
  weekday: remembered((day: string, language: Language) =>
    capital(day, { language, weekday: 'long' }),
  ),
};

function capital(
  day: string,
  { language, ...shown }: Intl.DateTimeFormatOptions & { readonly language: Language },
): string {
  const word = dateFormat(HABITS[language].locale, { timeZone: 'UTC', ...shown }).format(
    new Date(day),
  );
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
