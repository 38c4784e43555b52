import type { Language } from '@ribambelle/domain/website/languages.ts';

const LOCALES = { fr: 'fr-BE', en: 'en-GB' } as const;

/** An amount in minor units as people write it. */
export function moneyText(amount: number, told: { language: Language; currency: string }): string {
  return new Intl.NumberFormat(LOCALES[told.language], { style: 'currency', currency: told.currency }).format(amount / 100);
}

/** When something happens, in the organiser's zone: `lundi 6 juillet 2026, 09:00 – 16:00`. */
export function spanText(
  span: { readonly start_at: string; readonly end_at: string },
  told: { language: Language; timezone: string },
): string {
  const locale = LOCALES[told.language];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: told.timezone });
  const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: told.timezone });
  const [start, end] = [new Date(span.start_at), new Date(span.end_at)];
  return `${day.format(start)}, ${hour.format(start)} – ${hour.format(end)}`;
}
