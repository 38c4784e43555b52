import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { dateFormat } from '@ribambelle/texts/formats/formatters.ts';
import { Icon } from '@ribambelle/ui/icons/icon.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { type ComponentProps, type ComponentType, type ReactElement, useId } from 'react';
import { useReading } from '../facts/use-reading.ts';
import styles from './month-calendar.module.css';
import { type Month, monthAfter, weeksOf } from './month-of.ts';

interface Props {
  readonly month: Month;
  /** The days with dates, in order. */
  readonly days: readonly Day[];
  readonly chosen: Day | null;
  /** Returns the address at which a day is chosen; null for no day. */
  readonly hrefOf: (day: Day | null) => string;
  /** Returns the words for the link of a day: `Dates du 7 juillet 2026`. */
  readonly label: (day: string) => string;
  /** The component for a day: a link of the site, or one that adds no entry to the history. */
  readonly as?: ComponentType<ComponentProps<typeof Link>>;
  /** The address of another month, or a function that turns to it. */
  readonly turn:
    | { readonly hrefOf: (month: Month) => string }
    | { readonly onTurn: (month: Month) => void };
}

/**
 * A month, Monday to Sunday, whose days with dates are links to them; a table, for the keyboard and
 * without a script too.
 */
export const MonthCalendar = ({
  month,
  days,
  chosen,
  hrefOf,
  label,
  as: To = Link,
  turn,
}: Props): ReactElement => {
  const texts = useTexts('availabilities');
  const { language, rendered_at } = useReading();
  const id = useId();
  const { locale } = HABITS[language];
  const offered_days = new Set(days);
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
        <Turn turn={turn} To={To} way="back" to={month > first ? monthAfter(month, -1) : null} />
        <p className={styles.title} id={id}>
          {title}
        </p>
        <Turn turn={turn} To={To} way="on" to={month < last ? monthAfter(month, 1) : null} />
      </div>
      <table className={styles.days} aria-labelledby={id}>
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
                  {day === null ? null : offered_days.has(day) ? (
                    <To
                      href={hrefOf(day)}
                      className={styles.offered}
                      aria-label={label(formatDay(day, language))}
                      aria-current={day === chosen ? 'date' : undefined}
                    >
                      {Number(day.slice(8))}
                    </To>
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
        <To href={hrefOf(null)} className={styles.all}>
          {texts.all_days}
        </To>
      )}
    </div>
  );
};

interface TurnProps {
  readonly turn: Props['turn'];
  readonly To: NonNullable<Props['as']>;
  readonly way: 'back' | 'on';
  /** The month to turn to; null when there are no dates in that direction. */
  readonly to: Month | null;
}

const Turn = ({ turn, To, way, to }: TurnProps): ReactElement => {
  const texts = useTexts('availabilities');
  if (to === null) return <span className={styles.turn} aria-hidden="true" />;
  const about = {
    className: styles.turn,
    'aria-label': way === 'back' ? texts.previous_month : texts.next_month,
  };
  const icon = <Icon name={way === 'back' ? 'chevron_left' : 'chevron_right'} size={20} />;
  return 'hrefOf' in turn ? (
    <To {...about} href={turn.hrefOf(to)}>
      {icon}
    </To>
  ) : (
    <button type="button" {...about} onClick={() => turn.onTurn(to)}>
      {icon}
    </button>
  );
};
