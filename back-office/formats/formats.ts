import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { useMemo } from 'react';
import { useSession } from '../data/session.tsx';
import { useLanguage } from '../texts/use-texts.ts';

/** How days, hours, amounts and shares are written for the user, in the organiser's zone and currency. */
export function useFormats() {
  const { language } = useLanguage();
  const { timezone, currency } = useSession().organiser;
  return useMemo(() => formatsOf({ language, timezone, currency }), [language, timezone, currency]);
}

export type Formats = ReturnType<typeof formatsOf>;

function formatsOf(input: { language: Language; timezone: string; currency: string }) {
  const locale = HABITS[input.language].locale;
  const at = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: input.timezone });
    return (instant: string) => format.format(new Date(instant));
  };
  const day = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: string) => format.format(new Date(`${date}T12:00:00Z`));
  };
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: input.currency });
  const count = new Intl.NumberFormat(locale);
  const tenths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    locale,
    /** 12 034,50 € from minor units. */
    price: (amount: number) => money.format(amount / 100),
    count: (value: number) => count.format(value),
    /** 4,5 */
    tenths: (value: number) => tenths.format(value),
    /** lun. 6 juil. 2026 */
    date: at({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    /** lun. 6 juil. */
    shortDate: at({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** 06/07/2026, 09:00 */
    moment: at({
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
    /** 09:00 */
    time: at({ hour: '2-digit', minute: '2-digit' }),
    /** lun. 6 juil., of a day without time */
    day: day({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** lun. 6 */
    shortDay: day({ weekday: 'short', day: 'numeric' }),
    longDay: day({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** 6 juillet 2026 */
    plainDay: day({ day: 'numeric', month: 'long', year: 'numeric' }),
    month: day({ month: 'long', year: 'numeric' }),
    weekday: day({ weekday: 'long' }),
    shortWeekday: day({ weekday: 'short' }),
  };
}
