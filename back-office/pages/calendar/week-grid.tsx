import { UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Icon } from '../../shell/icons.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { daysOfWeek } from '../availabilities/week.ts';
import type { CalendarDate } from './calendar-date.ts';
import { arrangeWeek } from './arrange-week.ts';
import styles from './week-grid.module.css';
import { WeekEntry } from './week-entry.tsx';

/** What is done at once to all that takes place on a day. */
export type DayKind = 'CLOSED' | 'MOVE' | 'CAPACITY';

const DAY_ICONS = { CAPACITY: 'people', MOVE: 'calendar', CLOSED: 'lock' } as const;
const KINDS_OF_DAY: readonly DayKind[] = ['CAPACITY', 'MOVE', 'CLOSED'];

interface Props {
  readonly monday: string;
  readonly today: string;
  /** Of a day with very many its first ones. */
  readonly dates: readonly CalendarDate[];
  /** How many dates each day has in all. */
  readonly counts: ReadonlyMap<string, number>;
  /** Where all that takes place on a day is listed. */
  readonly listOf: (day: string) => string;
  readonly current: string | undefined;
  readonly waiting: boolean;
  readonly onOpen: (availability: string) => void;
  readonly onNew: (day: string) => void;
  /** Closes all that takes place on a day, moves it, or changes its places. */
  readonly onDay: (day: string, kind: DayKind) => void;
}

/** Seven columns from Monday: camps as bars over their days, the rest under its day by hour. */
export function WeekGrid(props: Props) {
  const texts = useTexts('office-availabilities');
  const bulk = useTexts('bulk-actions');
  const formats = useFormats();
  const may = useMay();
  const week = daysOfWeek(props.monday);
  const { bars, days } = arrangeWeek(props.dates, week);
  const entry = (date: CalendarDate) => (
    <WeekEntry
      key={date.cuid}
      date={date}
      current={date.availability === props.current}
      onOpen={() => props.onOpen(date.availability)}
    />
  );
  return (
    <div className={styles['week']} aria-busy={props.waiting}>
      <div className={styles['head']}>
        {week.map((day) => (
          <div
            key={day}
            className={styles['day']}
            data-today={day === props.today || undefined}
            data-past={day < props.today || undefined}
          >
            <span>{formats.day(day)}</span>
            <div className={styles['tools']}>
              {may('availability-dates.update') && props.dates.some((date) => date.day === day)
                ? KINDS_OF_DAY.map((kind) => (
                    <UnstyledButton
                      key={kind}
                      className={styles['add']}
                      onClick={() => props.onDay(day, kind)}
                      title={bulk.of_day[kind]}
                      aria-label={`${bulk.of_day[kind]} · ${formats.day(day)}`}
                    >
                      <Icon name={DAY_ICONS[kind]} size={15} />
                    </UnstyledButton>
                  ))
                : null}
              {may('availabilities.create') ? (
                <UnstyledButton
                  className={styles['add']}
                  onClick={() => props.onNew(day)}
                  aria-label={`${texts.add} · ${formats.day(day)}`}
                >
                  <Icon name="plus" size={15} />
                </UnstyledButton>
              ) : null}
            </div>
          </div>
        ))}
      </div>
      {bars.length === 0 ? null : (
        <div className={styles['bars']}>
          {bars.map((bar) => {
            const [first] = bar.dates;
            const last = bar.dates.at(-1);
            if (first === undefined || last === undefined) return null;
            return (
              <div key={first.cuid} style={{ gridColumn: `${bar.first + 1} / ${bar.last + 2}` }}>
                <WeekEntry
                  date={{
                    ...first,
                    registered: Math.max(...bar.dates.map(({ registered }) => registered)),
                  }}
                  days={`${formats.shortWeekday(first.day)}–${formats.shortWeekday(last.day)}`}
                  current={first.availability === props.current}
                  onOpen={() => props.onOpen(first.availability)}
                />
              </div>
            );
          })}
        </div>
      )}
      <div className={styles['columns']}>
        {week.map((day, column) => (
          <div key={day} className={styles['column']} data-today={day === props.today || undefined}>
            <div className={styles['label']} aria-hidden="true">
              {formats.day(day)}
            </div>
            {(days[column] ?? []).map(entry)}
            <More
              count={
                (props.counts.get(day) ?? 0) - props.dates.filter((date) => date.day === day).length
              }
              to={props.listOf(day)}
            />
          </div>
        ))}
      </div>
      {props.dates.length === 0 && !props.waiting ? (
        <p className={styles['empty']}>{texts.nothing_this_week}</p>
      ) : null}
    </div>
  );
}

/** Under a day of which not everything is shown: how much more there is, and the way to it. */
function More({ count, to }: { count: number; to: string }) {
  const texts = useTexts('office-availabilities');
  return count < 1 ? null : (
    <Link to={to} className={styles['more']}>
      {texts.more_of_day(count)}
    </Link>
  );
}
