import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { dateFormat } from '@ribambelle/texts/formats/local-time.ts';
import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';
import type { ReactElement } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import styles from './month-calendar.module.css';
import { type Month, monthAfter, weeksOf } from './month-of.ts';
import { StayingLink } from './staying-link.tsx';

interface Props {
  readonly month: Month;
  /** The days on which there is something, by the calendar. */
  readonly days: readonly Day[];
  readonly chosen: Day | null;
}

/** A month, Monday to Sunday, whose days with something lead to what is on them; a table of links, also for keys and without a script. */
export const MonthCalendar = ({ month, days, chosen }: Props): ReactElement => {
  const texts = useTexts('availabilities');
  const { path, search } = useLocation();
  const { language, rendered_at } = useReading();
  const { locale } = HABITS[language];
  const offered = new Set(days);
  const to = (changes: Parameters<typeof withChanges>[1]) =>
    `${path}${withChanges(search, { page_number: null, ...changes })}#dates`;
  const noon = (day: Day) => new Date(`${day}T12:00:00Z`);
  const title = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    noon(`${month}-01`),
  );
  const first = days[0]?.slice(0, 7) ?? month;
  const last = days.at(-1)?.slice(0, 7) ?? month;
  const weeks = weeksOf(month);
  const weekdays = [5, 6, 7, 8, 9, 10, 11].map((day) =>
    noon(`2026-01-${String(day).padStart(2, '0')}`),
  );
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Turn to={month > first ? to({ month: monthAfter(month, -1) }) : null} back />
        <p className={styles.title} id="calendar-month">
          {title}
        </p>
        <Turn to={month < last ? to({ month: monthAfter(month, 1) }) : null} />
      </div>
      <table className={styles.days} aria-labelledby="calendar-month">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day.getUTCDate()} scope="col">
                <abbr title={dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)}>
                  {dateFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(day)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, column) => (
                <td key={column} className={day === rendered_at.slice(0, 10) ? styles.today : ''}>
                  {day === null ? null : offered.has(day) ? (
                    <StayingLink
                      href={to({ date: day, month: null })}
                      className={styles.offered}
                      aria-label={texts.from_day(formatDay(day, language))}
                      aria-current={day === chosen ? 'date' : undefined}
                    >
                      {Number(day.slice(8))}
                    </StayingLink>
                  ) : (
                    <span>{Number(day.slice(8))}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {chosen === null ? null : (
        <StayingLink href={to({ date: null, month: null })} className={styles.all}>
          {texts.all_days}
        </StayingLink>
      )}
    </div>
  );
};

const Turn = ({ to, back = false }: { to: string | null; back?: boolean }): ReactElement => {
  const texts = useTexts('availabilities');
  const icon = <Icon name={back ? 'chevron_left' : 'chevron_right'} size={20} />;
  if (to === null) return <span className={styles.turn} aria-hidden="true" />;
  return (
    <StayingLink
      href={to}
      className={styles.turn}
      aria-label={back ? texts.previous_month : texts.next_month}
    >
      {icon}
    </StayingLink>
  );
};
