import { type KeyboardEvent, useState } from 'react';
import { type CarryHandlers, type Grip, useGrip } from '../../shell/use-grip.ts';
import { useKeptFocus } from '../../shell/use-kept-focus.ts';
import { type CalendarEntry, type Column, type Stretch } from './calendar-columns.ts';
import { type Carried, carriedOn, nearestLength, type Step } from './carrying.ts';

/** The height of a minute on the screen, in pixels. */
export const PIXELS_A_MINUTE = 1;

const KEYS: Readonly<Record<string, Partial<Step>>> = {
  ArrowUp: { minutes: -1 },
  ArrowDown: { minutes: 1 },
  ArrowLeft: { columns: -1 },
  ArrowRight: { columns: 1 },
};

/** The state at the beginning of a move by the pointer. */
interface Begun {
  /** The width of a column, in pixels. */
  readonly width: number;
  readonly carried: Carried;
}

/**
 * Returns the handlers that carry a booking to another time, by the pointer or by keys; the server
 * decides on the dropped booking. One that was changed meanwhile is carried no further.
 */
export function useCarrying(
  columns: readonly Column[],
  input: { readonly may: boolean; readonly onDrop: (carried: Carried) => void },
) {
  const [latest, setCarried] = useState<Carried | null>(null);
  const keptOf = useKeptFocus();
  const isShown = columns.some(
    ({ resource }) => latest !== null && resource.entries.includes(latest.entry),
  );
  const drag_shown = isShown ? latest : null;
  const begin = (entry: CalendarEntry, { from, at }: { from: Column; at: Stretch }): Carried => ({
    entry,
    from,
    to: columns.indexOf(from),
    start: at.from,
    length: (Date.parse(entry.end_at) - Date.parse(entry.start_at)) / 60_000,
  });
  const drop = (drag: Carried) => {
    setCarried(null);
    input.onDrop(drag);
  };
  const { gripOf, wasCarried } = useGrip<Begun>({
    carry: (grip, to) => setCarried(carriedTo(grip, { ...to, columns })),
    drop: () => {
      if (drag_shown !== null) drop(drag_shown);
    },
    leave: () => setCarried(null),
  });
  const handlersOf = (
    entry: CalendarEntry,
    place: { from: Column; at: Stretch },
  ): CarryHandlers => {
    if (!input.may || entry.booking === null) return {};
    const focus_handlers = keptOf(entry.booking.cuid);
    return {
      ...focus_handlers,
      ...gripOf(({ parentElement }) => ({
        width: parentElement?.getBoundingClientRect().width ?? 1,
        carried: begin(entry, place),
      })),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const drag_now = drag_shown?.entry === entry ? drag_shown : null;
        if (drag_now !== null && event.key === 'Escape') {
          event.stopPropagation();
          setCarried(null);
        } else if (drag_now !== null && event.key === 'Enter') {
          event.preventDefault();
          drop(drag_now);
        } else if (event.altKey && KEYS[event.key] !== undefined) {
          event.preventDefault();
          event.stopPropagation();
          const step = stepOf(event, place.from);
          setCarried(carriedOn(drag_now ?? begin(entry, place), { ...step, all: columns }));
        }
      },
      onBlur: (event) => {
        focus_handlers.onBlur(event);
        setCarried(null);
      },
    };
  };
  return { carried: drag_shown, handlersOf, wasCarried };
}

function stepOf(event: KeyboardEvent, { resource }: Column): Partial<Step> {
  const { columns, minutes } = KEYS[event.key] ?? {};
  if (event.shiftKey && minutes !== undefined) return { lengths: minutes };
  return { columns: columns ?? 0, minutes: (minutes ?? 0) * resource.granularity_minutes };
}

function carriedTo(
  { begun, from, resizes }: Grip<Begun>,
  to: { x: number; y: number; columns: readonly Column[] },
): Carried {
  const { carried, width } = begun;
  const minutes = (to.y - from.y) / PIXELS_A_MINUTE;
  if (resizes) return { ...carried, length: nearestLength(carried.from, carried.length + minutes) };
  const step = carried.from.resource.granularity_minutes;
  return carriedOn(carried, {
    columns: Math.round((to.x - from.x) / width),
    minutes: Math.round(minutes / step) * step,
    all: to.columns,
  });
}
