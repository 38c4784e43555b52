import { Box } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type CSSProperties, Fragment } from 'react';
import { useMay, useSession } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { momentOfWall } from '../../formats/wall-moment.ts';
import { daysOfWeek } from '../availabilities/week.ts';
import { arrangeWeek } from './arrange-week.ts';
import type { CalendarDate } from './calendar-date.ts';
import { carriedHours, inSteps, minuteOf } from './carried-dates.ts';
import { DayHead } from './day-head.tsx';
import { inLanes } from './group-dates.ts';
import {
  type Column,
  hoursShown,
  MINUTES_A_DAY,
  useColumns,
  wallOf,
  widthsOf,
} from './hours-columns.ts';
import type { Grouping } from './use-week-view.ts';
import { Ghost, WeekEntry } from './week-entry.tsx';
import { type GridProps, More, WeekBars } from './week-grid.tsx';
import styles from './hours-grid.module.css';
import weekly from './week-grid.module.css';

/** The height of a minute on the screen, in pixels. */
export const PIXELS_A_MINUTE = 1;
interface Props extends GridProps {
  readonly grouping: Grouping;
  /** A week from its Monday, or a day. */
  readonly days: 1 | 7;
  readonly counts: ReadonlyMap<string, number>;
  readonly listOf: (day: string) => string;
}

/**
 * A grid with hours from top to bottom and, side by side, the days of a week or the groups of a
 * day. Dates at the same time are side by side.
 */
export function HoursGrid(props: Props) {
  const texts = useTexts('office-availabilities');
  const week_texts = useTexts('office-week');
  const formats = useFormats();
  const { timezone } = useSession().organiser;
  const of_week = props.days === 7;
  const week = of_week ? daysOfWeek(props.day) : [props.day];
  // consecutive days of one availability are above the hours of a week, because they would fill
  // them all
  const { bars, days } = arrangeWeek(props.dates, week);
  const columns = useColumns(props, of_week ? days.flat() : props.dates);
  const range = hoursShown(
    columns.flatMap(({ dates }) => dates),
    timezone,
  );
  const hours = Array.from(
    { length: (range.to - range.from) / 60 },
    (_, index) => range.from + index * 60,
  );
  const is_grouped = props.grouping !== 'none';
  return (
    <Box
      className={styles['hours'] ?? ''}
      aria-busy={props.waiting}
      data-grid
      data-minute={PIXELS_A_MINUTE}
      style={{
        ...widthsOf(columns),
        '--hour': `${60 * PIXELS_A_MINUTE}px`,
        '--tall': `${(range.to - range.from) * PIXELS_A_MINUTE}px`,
      }}
    >
      {is_grouped ? <DayHead {...props} some={props.dates.length > 0} /> : null}
      <div className={styles['hours-head']}>
        <div className={styles['corner']} />
        {columns.map((column) =>
          is_grouped ? (
            <h2 key={column.key} className={styles['name']}>
              {column.name}
            </h2>
          ) : (
            <DayHead key={column.key} {...props} day={column.day} some={column.dates.length > 0} />
          ),
        )}
      </div>
      {of_week ? (
        <div className={styles['hours-bars']}>
          <WeekBars {...props} bars={bars} week={week} />
        </div>
      ) : null}
      <div className={styles['hours-body']}>
        <div className={styles['axis']} aria-hidden="true">
          {hours.map((minute) => (
            <span key={minute} style={{ top: (minute - range.from) * PIXELS_A_MINUTE }}>
              {formats.time(momentOfWall(wallOf(props.day, minute), timezone))}
            </span>
          ))}
        </div>
        {columns.map((column) => (
          <HoursColumn key={column.key} {...props} column={column} shown={range} />
        ))}
      </div>
      {props.dates.length === 0 && !props.waiting ? (
        <p className={weekly['empty']}>
          {of_week ? texts.nothing_this_week : week_texts.nothing_this_day}
        </p>
      ) : null}
      {[...props.counts].map(([day, count]) => (
        <Fragment key={day}>
          <More
            count={count - props.dates.filter((date) => date.day === day).length}
            to={props.listOf(day)}
          />
        </Fragment>
      ))}
    </Box>
  );
}

function HoursColumn(
  props: Props & { column: Column; shown: { readonly from: number; readonly to: number } },
) {
  const { column, shown, carrying } = props;
  const { carried } = carrying;
  const formats = useFormats();
  const may = useMay();
  const { timezone } = useSession().organiser;
  const stretchOf = (date: { start_at: string; end_at: string }): CSSProperties => {
    const from = minuteOf(date.start_at, timezone);
    // a date that goes on after midnight is shown until then
    const length = Math.min(
      (Date.parse(date.end_at) - Date.parse(date.start_at)) / 60_000,
      MINUTES_A_DAY - from,
    );
    return {
      top: (from - shown.from) * PIXELS_A_MINUTE,
      height: Math.max(length * PIXELS_A_MINUTE - 2, 18),
    };
  };
  const keyOf = (date: CalendarDate) => `${date.cuid} ${column.key}`;
  const [dragged_date] = carried?.dates ?? [];
  const goal =
    carried === null ||
    dragged_date === undefined ||
    carried.dates.length > 1 ||
    !isGoal(carried, column)
      ? null
      : carriedHours(dragged_date, { shift: carried.shift, timezone });
  return (
    <div
      className={styles['hours-column']}
      data-today={column.day === props.today || undefined}
      {...(may('availabilities.create')
        ? {
            onDoubleClick: (event) => {
              if (event.target !== event.currentTarget) return;
              const { top } = event.currentTarget.getBoundingClientRect();
              const minute = inSteps(shown.from + (event.clientY - top) / PIXELS_A_MINUTE);
              props.onNew(column.day, wallOf(column.day, minute).slice(11));
            },
          }
        : {})}
    >
      {inLanes(column.dates).map(({ entry: date, lane, lanes }) => (
        <WeekEntry
          key={date.cuid}
          date={date}
          current={date.availability === props.current}
          isCarried={carried?.key === keyOf(date)}
          handlers={carrying.handlersOf(keyOf(date), [date])}
          place={{
            ...stretchOf(date),
            left: `calc(${(100 * lane) / lanes}% + 2px)`,
            width: `calc(${100 / lanes}% - 4px)`,
          }}
          onOpen={() => {
            if (!carrying.wasCarried()) props.onOpen(date.availability);
          }}
        />
      ))}
      {goal === null || dragged_date === undefined ? null : (
        <Ghost
          title={dragged_date.activity.title}
          hours={`${formats.time(goal.start_at)}–${formats.time(goal.end_at)}`}
          place={stretchOf(goal)}
        />
      )}
    </div>
  );

  function isGoal({ key, shift }: NonNullable<typeof carried>, of: Column): boolean {
    if (props.days === 1) return key.endsWith(` ${of.key}`);
    const week = daysOfWeek(props.day);
    return (
      dragged_date !== undefined && week[week.indexOf(dragged_date.day) + shift.days] === of.day
    );
  }
}
