import type { Language } from '@ribambelle/domain/website/languages.ts';

const LOCALES = { fr: 'fr-BE', en: 'en-GB' } as const;

const moneys = new Map<string, Intl.NumberFormat>();
const spans = new Map<string, { day: Intl.DateTimeFormat; hour: Intl.DateTimeFormat }>();

/** An amount in minor units as people write it. */
export function moneyText(amount: number, input: { language: Language; currency: string }): string {
  const { language, currency } = input;
  const format = remembered(
    moneys,
    `${language} ${currency}`,
    () => new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }),
  );
  return format.format(amount / 100);
}

/** When something happens, in the organiser's zone: `lundi 6 juillet 2026, 09:00 – 16:00`. */
export function spanText(
  span: { readonly start_at: string; readonly end_at: string },
  input: { language: Language; timezone: string },
): string {
  const { language, timezone: timeZone } = input;
  const { day, hour } = remembered(spans, `${language} ${timeZone}`, () => ({
    day: new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone }),
    hour: new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone }),
  }));
  const [start, end] = [new Date(span.start_at), new Date(span.end_at)];
  return `${day.format(start)}, ${hour.format(start)} – ${hour.format(end)}`;
}

/** A moment in the organiser's zone: `lundi 6 juillet 2026, 09:00`. */
export function momentText(
  instant: string,
  input: { language: Language; timezone: string },
): string {
  const [start = ''] = spanText({ start_at: instant, end_at: instant }, input).split(' – ');
  return start;
}

/** Making a format takes longer than a hundred uses of it; there are as many as languages, currencies and zones. */
function remembered<Format>(memory: Map<string, Format>, key: string, make: () => Format): Format {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
