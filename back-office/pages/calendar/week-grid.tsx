import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import { useSession } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { daysOfWeek } from '../availabilities/week.ts';
import { arrangeWeek } from './arrange-week.ts';
import type { CalendarDate } from './calendar-date.ts';
import { carriedHours } from './carried-dates.ts';
import { type DayActs, DayHead, DayTools } from './day-head.tsx';
import type { Carrying } from './use-carrying-dates.ts';
import styles from './week-grid.module.css';
import { Ghost, WeekEntry } from './week-entry.tsx';

/** The width, as in the styles, up to which the days are below each other. */
const ON_A_PHONE = '(max-width: 760px)';

/** The props of every view of the calendar. */
export interface GridProps extends DayActs {
  /** The Monday of the week, or the day. */
  readonly day: string;
  /** The dates; only the first ones of a day with very many. */
  readonly dates: readonly CalendarDate[];
  readonly current: string | undefined;
  readonly waiting: boolean;
  readonly carrying: Carrying;
  readonly onOpen: (availability: string) => void;
}

interface Props extends GridProps {
  /** The number of dates of each day in all. */
  readonly counts: ReadonlyMap<string, number>;
  /** Returns the address of the list of a day's dates. */
  readonly listOf: (day: string) => string;
}

/**
 * The view of a week in seven columns from Monday: camps as bars over their days, other dates under
 * their day by hour. On a phone the days are below each other from today on, and past ones are
 * folded.
 */
export function WeekGrid(props: Props) {
  const texts = useTexts('office-availabilities');
  const { timezone } = useSession().organiser;
  const { carrying } = props;
  const week = daysOfWeek(props.day);
  const { bars, days } = arrangeWeek(props.dates, week);
  const ghost = useGhost(carrying, { week, timezone });
  const phone = useMediaQuery(ON_A_PHONE, false, { getInitialValueInEffect: false });
  const folds = phone && week.includes(props.today) && week[0] !== props.today;
  const column = (day: string) => (
    <div key={day} className={styles['column']} data-today={day === props.today || undefined}>
      {phone ? <PhoneDay {...props} day={day} /> : null}
      {(days[week.indexOf(day)] ?? []).map((date) => (
        <CarriedEntry key={date.cuid} {...props} date={date} dates={[date]} />
      ))}
      {ghost.first === week.indexOf(day) && !ghost.is_bar ? <Ghost {...ghost} /> : null}
      <More
        count={(props.counts.get(day) ?? 0) - props.dates.filter((date) => date.day === day).length}
        to={props.listOf(day)}
      />
    </div>
  );
  return (
    <div className={styles['week']} aria-busy={props.waiting} data-grid>
      <div className={styles['head']}>
        {phone
          ? null
          : week.map((day) => (
              <DayHead
                key={day}
                {...props}
                day={day}
                some={props.dates.some((date) => date.day === day)}
              />
            ))}
      </div>
      <WeekBars {...props} bars={bars} week={week} />
      <div className={styles['columns']}>
        {week.filter((day) => !folds || day >= props.today).map(column)}
        {folds ? (
          <details className={styles['past']}>
            <summary>{texts.days_over}</summary>
            {week.filter((day) => day < props.today).map(column)}
          </details>
        ) : null}
      </div>
      {props.dates.length === 0 && !props.waiting ? (
        <p className={styles['empty']}>{texts.nothing_this_week}</p>
      ) : null}
    </div>
  );
}

/** A day on a phone: its date, its names, and its tools. */
function PhoneDay(props: Props & { readonly day: string }) {
  const formats = useFormats();
  const { day } = props;
  return (
    <div className={styles['label']} data-day={day}>
      <span>{[formats.day(day), ...(props.names.get(day) ?? [])].join(' · ')}</span>
      <DayTools {...props} some={props.dates.some((date) => date.day === day)} />
    </div>
  );
}

/** Availabilities over several consecutive days, each as one bar; nothing without any. */
export function WeekBars(
  props: GridProps & {
    readonly bars: ReturnType<typeof arrangeWeek<CalendarDate>>['bars'];
    readonly week: readonly string[];
  },
) {
  const { bars, week, carrying } = props;
  const formats = useFormats();
  const { timezone } = useSession().organiser;
  const ghost = useGhost(carrying, { week, timezone });
  if (bars.length === 0 && !ghost.is_bar) return null;
  return (
    <div className={styles['bars']}>
      {bars.map(({ dates, first, last }) => {
        const [first_date] = dates;
        const last_date = dates.at(-1);
        if (first_date === undefined || last_date === undefined) return null;
        const fullest = Math.max(...dates.map(({ registered }) => registered));
        return (
          <div key={first_date.cuid} style={{ gridColumn: `${first + 1} / ${last + 2}` }}>
            <CarriedEntry
              {...props}
              date={{ ...first_date, registered: fullest }}
              dates={dates}
              days={`${formats.shortWeekday(first_date.day)}–${formats.shortWeekday(last_date.day)}`}
            />
          </div>
        );
      })}
      {ghost.is_bar ? (
        <div style={{ gridColumn: `${ghost.first + 1} / ${ghost.last + 2}` }}>
          <Ghost {...ghost} />
        </div>
      ) : null}
    </div>
  );
}

/** A date of the week, or the days of a camp, which can be carried together. */
function CarriedEntry(
  props: Pick<GridProps, 'carrying' | 'current' | 'onOpen'> & {
    readonly date: CalendarDate;
    readonly dates: readonly CalendarDate[];
    readonly days?: string;
  },
) {
  const { carrying, date, dates, days } = props;
  return (
    <WeekEntry
      date={date}
      {...(days === undefined ? {} : { days })}
      current={date.availability === props.current}
      isCarried={carrying.carried?.key === date.cuid}
      handlers={carrying.handlersOf(date.cuid, dates)}
      onOpen={() => {
        if (!carrying.wasCarried()) props.onOpen(date.availability);
      }}
    />
  );
}

/**
 * Returns the new place of carried dates: the first and the last column, and the hours; column -1
 * when nothing is carried.
 */
function useGhost(
  { carried }: Carrying,
  { week, timezone }: { readonly week: readonly string[]; readonly timezone: string },
) {
  const formats = useFormats();
  const nowhere = { is_bar: false, first: -1, last: -1, title: '', hours: '' };
  const [date] = carried?.dates ?? [];
  if (carried === null || date === undefined) return nowhere;
  const { start_at, end_at } = carriedHours(date, { shift: carried.shift, timezone });
  const days = carried.dates.map(({ day }) => week.indexOf(day) + carried.shift.days);
  const columns_shown = days.filter((column) => column >= 0 && column < week.length);
  if (columns_shown.length === 0) return nowhere;
  return {
    is_bar: carried.dates.length > 1,
    first: Math.min(...columns_shown),
    last: Math.max(...columns_shown),
    title: date.activity.title,
    hours: `${formats.time(start_at)}–${formats.time(end_at)}`,
  };
}

/** The number of dates of a day that are not shown, as a link to them. */
export function More({ count, to }: { count: number; to: string }) {
  const texts = useTexts('office-availabilities');
  return count < 1 ? null : (
    <Link to={to} className={styles['more']}>
      {texts.more_of_day(count)}
    </Link>
  );
}
