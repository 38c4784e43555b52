import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type CalendarEntry, type Column, type Stretch } from './calendar-columns.ts';
import { type Carried, carriedOn, nearestLength, type Step } from './carrying.ts';

/** How tall a minute is on the screen, in pixels. */
export const PIXELS_A_MINUTE = 1;
/** A pointer that moved less than this pressed, and carried nothing. */
const PRESS_PIXELS = 4;

const KEYS: Readonly<Record<string, Partial<Step>>> = {
  ArrowUp: { minutes: -1 },
  ArrowDown: { minutes: 1 },
  ArrowLeft: { columns: -1 },
  ArrowRight: { columns: 1 },
};

interface Grip {
  readonly x: number;
  readonly y: number;
  /** How wide a column is, in pixels. */
  readonly width: number;
  readonly resizes: boolean;
  readonly begun: Carried;
}

/** Carries a booking to another time, by the pointer or by keys: what is dropped is asked of the server, which has the last word. */
export function useCarrying(
  columns: readonly Column[],
  input: { readonly may: boolean; readonly onDrop: (carried: Carried) => void },
) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const grip = useRef<Grip | null>(null);
  const hasMoved = useRef(false);
  const begin = (entry: CalendarEntry, { from, at }: { from: Column; at: Stretch }): Carried => ({
    entry,
    from,
    to: columns.indexOf(from),
    start: at.from,
    length: (Date.parse(entry.end_at) - Date.parse(entry.start_at)) / 60_000,
  });
  const drop = (done: Carried) => {
    setCarried(null);
    input.onDrop(done);
  };
  const handlersOf = (entry: CalendarEntry, place: { from: Column; at: Stretch }) => {
    if (!input.may || entry.booking === null) return {};
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        const body = event.currentTarget.parentElement?.getBoundingClientRect();
        event.currentTarget.setPointerCapture(event.pointerId);
        hasMoved.current = false;
        grip.current = {
          x: event.clientX,
          y: event.clientY,
          width: body?.width ?? 1,
          resizes: event.target instanceof HTMLElement && event.target.dataset['edge'] === 'true',
          begun: begin(entry, place),
        };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (grip.current === null) return;
        const { x, y } = grip.current;
        const far = Math.hypot(event.clientX - x, event.clientY - y) > PRESS_PIXELS;
        if (!far && !hasMoved.current) return;
        hasMoved.current = true;
        setCarried(carriedTo(grip.current, { x: event.clientX, y: event.clientY, columns }));
      },
      onPointerUp: () => {
        grip.current = null;
        if (hasMoved.current && carried !== null) drop(carried);
      },
      onPointerCancel: () => {
        grip.current = null;
        setCarried(null);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const held = carried?.entry === entry ? carried : null;
        if (held !== null && event.key === 'Escape') {
          event.stopPropagation();
          setCarried(null);
        } else if (held !== null && event.key === 'Enter') {
          event.preventDefault();
          drop(held);
        } else if (event.altKey && KEYS[event.key] !== undefined) {
          event.preventDefault();
          event.stopPropagation();
          const step = stepOf(event, place.from);
          setCarried(carriedOn(held ?? begin(entry, place), step, columns));
        }
      },
      onBlur: () => setCarried(null),
    };
  };
  return {
    carried,
    handlersOf,
    /** Whether the press that ends now carried something: it opens nothing then. */
    wasCarried: () => {
      const was = hasMoved.current;
      hasMoved.current = false;
      return was;
    },
  };
}

function stepOf(event: KeyboardEvent, { resource }: Column): Partial<Step> {
  const { columns, minutes } = KEYS[event.key] ?? {};
  if (event.shiftKey && minutes !== undefined) return { lengths: minutes };
  return { columns: columns ?? 0, minutes: (minutes ?? 0) * resource.granularity_minutes };
}

function carriedTo(
  { begun, x, y, width, resizes }: Grip,
  at: { x: number; y: number; columns: readonly Column[] },
): Carried {
  const minutes = (at.y - y) / PIXELS_A_MINUTE;
  if (resizes) return { ...begun, length: nearestLength(begun.from, begun.length + minutes) };
  const step = begun.from.resource.granularity_minutes;
  return carriedOn(
    begun,
    {
      columns: Math.round((at.x - x) / width),
      minutes: Math.round(minutes / step) * step,
    },
    at.columns,
  );
}
