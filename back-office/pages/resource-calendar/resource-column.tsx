import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { MouseEvent } from 'react';
import { useMay, useSession } from '../../data/session.tsx';
import { momentOfWall } from '../../formats/wall-moment.ts';
import {
  type CalendarEntry,
  type Column,
  stepBefore,
  type Stretch,
  stretchOn,
  wallOf,
} from './calendar-columns.ts';
import { CalendarEntryButton } from './calendar-entry.tsx';
import styles from './resource-grid.module.css';
import { PIXELS_A_MINUTE, type useCarrying } from './use-carrying.ts';

interface Props {
  readonly column: Column;
  readonly index: number;
  /** The hours that are shown. */
  readonly shown: Stretch;
  readonly carrying: ReturnType<typeof useCarrying>;
  readonly current: string | undefined;
  readonly onOpen: (booking: string) => void;
  readonly onNew: (resource: string, at: string) => void;
}

/** A day of a resource: open hours are white, and a press there makes a booking. */
export function ResourceColumn(props: Props) {
  const { column, index, shown, carrying } = props;
  const texts = useTexts('office-resource-calendar');
  const may = useMay();
  const { timezone } = useSession().organiser;
  const { day, resource } = column;
  const { carried } = carrying;
  const placeOf = ({ from, to }: Stretch) => ({
    top: (Math.max(from, shown.from) - shown.from) * PIXELS_A_MINUTE,
    height: (Math.min(to, shown.to) - Math.max(from, shown.from)) * PIXELS_A_MINUTE,
  });
  const isShown = ({ from, to }: Stretch) => from < shown.to && to > shown.from;
  const on = (time: { start_at: string; end_at: string }) => {
    const stretch = stretchOn(time, { day, timezone });
    return stretch !== null && isShown(stretch) ? stretch : null;
  };
  const book = (event: MouseEvent<HTMLElement>) => {
    const { top } = event.currentTarget.parentElement?.getBoundingClientRect() ?? { top: 0 };
    const minute = shown.from + (event.clientY - top) / PIXELS_A_MINUTE;
    const start = stepBefore(minute, { ...column, timezone });
    if (start !== null) props.onNew(resource.cuid, momentOfWall(wallOf(day, start), timezone));
  };
  const entry = (one: CalendarEntry) => {
    const at = on(one);
    if (at === null) return null;
    return (
      <CalendarEntryButton
        key={keyOf(one)}
        entry={one}
        place={placeOf(at)}
        isCurrent={one.booking !== null && one.booking.cuid === props.current}
        isCarried={carried?.entry === one}
        handlers={carrying.handlersOf(one, { from: column, at })}
        onOpen={(booking) => {
          if (!carrying.wasCarried()) props.onOpen(booking);
        }}
      />
    );
  };
  const ghost =
    carried === null || carried.to !== index
      ? null
      : { from: carried.start, to: carried.start + carried.length };
  return (
    <div className={styles['column']}>
      {resource.open.map((time) => {
        const at = on(time);
        return at === null ? null : (
          <div
            key={time.start_at}
            className={styles['open']}
            style={placeOf(at)}
            {...(may('bookings.create') ? { onClick: book, title: texts.free } : {})}
          />
        );
      })}
      {resource.entries.filter(({ kind }) => kind === 'BLOCKED').map(entry)}
      {resource.entries.filter(({ kind }) => kind !== 'BLOCKED').map(entry)}
      {ghost === null || !isShown(ghost) ? null : (
        <div className={styles['ghost']} style={placeOf(ghost)} aria-hidden="true" />
      )}
    </div>
  );
}

/**
 * Returns the key of an entry: a booking of one date keeps its key when it moves, and so the focus.
 */
function keyOf({ kind, booking, start_at }: CalendarEntry): string {
  return booking?.dates_count === 1 ? booking.cuid : `${kind}-${start_at}`;
}
