import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import {
  hoursShown,
  type OnTheDay,
  onTheDay,
  type PlacedItem,
  placeItems,
  type ShownHours,
} from '@ribambelle/domain/base/schedule-grid.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { dayText } from '../facts/day-text.ts';
import { useReading } from '../facts/use-reading.ts';
import type { ScheduleChoice, ScheduleColumn, ScheduleItem } from './schedule-column.ts';
import { ScheduleEntry } from './schedule-entry.tsx';
import styles from './schedule-grid.module.css';

interface ScheduleGridProps {
  /** The label of the table, for screen readers. */
  readonly label: string;
  readonly columns: readonly ScheduleColumn[];
  readonly bounds: { readonly start_hour: number | null; readonly end_hour: number | null };
  readonly choice: ScheduleChoice | null;
  /**
   * False when the only column has its title above already: the title is then for screen readers
   * only.
   */
  readonly titled: boolean;
  /** The key of the marked column, such as today. */
  readonly marked: string | null;
  /** Shown when nothing is within the hours. */
  readonly nothing: ReactNode;
}

/**
 * Columns of items by hour: a table, so that a screen reader knows the head of each item; items are
 * placed at their hours.
 */
export const ScheduleGrid = (props: ScheduleGridProps): ReactNode => {
  const { label, columns, bounds, marked, titled } = props;
  const texts = useTexts('catalogue-dates').schedule;
  const { time_zone } = useReading();
  const timed_columns = columns.map((column) => ({
    ...column,
    spans: column.items.map((item) => spanOf(item, time_zone)),
  }));
  const hours = hoursShown(
    timed_columns.flatMap(({ spans }) => spans),
    bounds,
  );
  if (hours === null) return props.nothing;
  return (
    // a wide table can be scrolled with the arrow keys too
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table
        className={styles.grid}
        style={customProperties({ hours: hours.last_hour - hours.first_hour })}
      >
        <caption className={styles.label}>{label}</caption>
        <thead className={titled ? undefined : styles.label}>
          <tr>
            <td className={styles.corner}>
              <span className={styles.label}>{texts.hours}</span>
            </td>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.key === marked ? styles.marked : undefined}
                aria-label={column.title}
              >
                <span>{column.short[0]}</span> <strong>{column.short[1]}</strong>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={styles.hours}>
              <Hours hours={hours} />
            </td>
            {timed_columns.map((column) => (
              <Column
                key={column.key}
                column={column}
                placed={placeItems(column.spans, hours)}
                choice={props.choice}
              />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
};

interface ColumnProps {
  readonly column: ScheduleColumn;
  readonly placed: readonly PlacedItem[];
  readonly choice: ScheduleChoice | null;
}

const Column = ({ column, placed, choice }: ColumnProps): ReactElement => {
  const lanes = Math.max(1, ...placed.map((item) => item.lanes));
  return (
    <td className={styles.column} style={customProperties({ lanes })}>
      <ul className={styles.items}>
        {placed.map(({ id, from_unit, units, ...where }) => {
          const item = column.items.find((other) => other.id === id);
          return item === undefined ? null : (
            <li key={id} style={customProperties({ from: from_unit, units, ...where })}>
              <ScheduleEntry item={item} choice={choice} />
            </li>
          );
        })}
      </ul>
    </td>
  );
};

const Hours = ({ hours }: { readonly hours: ShownHours }): ReactElement => {
  const { language } = useReading();
  const count = hours.last_hour - hours.first_hour;
  return (
    <>
      {Array.from({ length: count }, (_each, index) => (
        <span key={index} style={customProperties({ index })} aria-hidden="true">
          {HABITS[language].clock(hours.first_hour + index, 0)}
        </span>
      ))}
    </>
  );
};

/**
 * Returns the times of an item in the organiser's time zone, so that weeks in which the clock
 * changes read correctly.
 */
function spanOf(item: ScheduleItem, time_zone: string): OnTheDay {
  const onTheWall = (instant: string) => {
    const local = localTimeOf(instant, time_zone);
    return { day: dayText(local), hour: local.hour, minute: local.minute };
  };
  return onTheDay(item.id, { start: onTheWall(item.start_at), end: onTheWall(item.end_at) });
}

/** Returns the custom properties that `schedule-grid.module.css` reads. */
function customProperties(values: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}
