import type { ScheduledReport } from '@ribambelle/api/reports/schedule-shapes.ts';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { clockText } from '@ribambelle/texts/formats/format-time.ts';
import { dateFormat } from '@ribambelle/texts/formats/formatters.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** A Monday, from which weekdays are counted. */
const A_MONDAY = Date.UTC(2026, 6, 6, 12);
const A_DAY = 86_400_000;

/** Returns functions that write weekly reports: the weekday, the hour, and the content. */
export function useWeeklyWords() {
  const texts = useTexts('reports');
  const language = useLanguage();
  const weekdayName = dateFormat(HABITS[language].locale, { weekday: 'long', timeZone: 'UTC' });
  const weekday = (day: number) => weekdayName.format(new Date(A_MONDAY + (day - 1) * A_DAY));
  const hour = (of: number) =>
    clockText({ year: 2026, month: 7, day: 6, hour: of, minute: 0 }, language);
  return {
    weekday,
    hour,
    /** Chaque lundi à 7 h · la semaine dernière · par jour */
    what: (of: ScheduledReport, when: { weekday: number; hour: number }) =>
      [
        texts.each(weekday(when.weekday), hour(when.hour)),
        ...('period' in of ? [texts.periods[of.period].toLowerCase()] : []),
        texts.grouped(texts.dimensions[of.by].toLowerCase()),
      ].join(' · '),
  };
}
