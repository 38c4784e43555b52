import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import { lastMomentBefore } from '@ribambelle/domain/base/instants.ts';
import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { formatDue } from '@ribambelle/texts/formats/format-due.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { formatTime } from '@ribambelle/texts/formats/format-time.ts';
import { dateFormat, numberFormat } from '@ribambelle/texts/formats/formatters.ts';
import { useMemo } from 'react';
import { useSession } from '../data/session.tsx';

/**
 * Returns the formats of days, hours, amounts and shares for the user, in the organiser's zone and
 * currency.
 */
export function useFormats() {
  const language = useLanguage();
  const { timezone, currency } = useSession().organiser;
  return useMemo(() => formatsOf({ language, timezone, currency }), [language, timezone, currency]);
}

export type Formats = ReturnType<typeof formatsOf>;

/** Returns the formats for one language, zone and currency. */
export function formatsOf(input: { language: Language; timezone: string; currency: string }) {
  const { language, timezone, currency } = input;
  const { locale, at } = HABITS[language];
  const onDay = (options: Intl.DateTimeFormatOptions) => (instant: string) =>
    dateFormat(locale, { ...options, timeZone: timezone }).format(new Date(instant));
  const day = (options: Intl.DateTimeFormatOptions) => (date: string) =>
    dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
  const time = (instant: string) => formatTime(instant, { language, time_zone: timezone });
  const digits = onDay({ day: '2-digit', month: '2-digit', year: 'numeric' });
  const onDate = onDay({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const count = numberFormat(locale);
  const tenths = numberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    locale,
    /** 12 034,50 € from minor units. */
    price: (amount: number) => formatPrice({ amount, language, currency }),
    /** dim. 6 décembre 2026, with its hour unless it is the end of a day */
    due: (instant: string) => formatDue(instant, { language, time_zone: timezone }),
    /** dim. 6 déc. 2026, the last day before a moment of ending */
    lastDay: (end: string) => onDate(lastMomentBefore(end)),
    count: (value: number) => count.format(value),
    /** 4,5 */
    tenths: (value: number) => tenths.format(value),
    /** lun. 6 juil. 2026 */
    date: onDate,
    /** lun. 6 juil. */
    shortDate: onDay({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** 06/07/2026 à 9 h 30 */
    moment: (instant: string) => `${digits(instant)} ${at} ${time(instant)}`,
    /** 9 h 30 */
    time,
    /** lun. 6 juil., of a day without time */
    day: day({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** lun. 6 */
    shortDay: day({ weekday: 'short', day: 'numeric' }),
    longDay: day({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** 6 juillet 2026 */
    plainDay: (date: string) => formatDay(date, language),
    /** 6 juil. */
    dayOfMonth: day({ day: 'numeric', month: 'short' }),
    /** 6 juil. 2026 */
    dayOfMonthAndYear: day({ day: 'numeric', month: 'short', year: 'numeric' }),
    /** juil. 2026 */
    shortMonth: day({ month: 'short', year: 'numeric' }),
    month: day({ month: 'long', year: 'numeric' }),
    weekday: day({ weekday: 'long' }),
    shortWeekday: day({ weekday: 'short' }),
  };
}
