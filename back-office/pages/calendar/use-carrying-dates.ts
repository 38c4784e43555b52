import { type KeyboardEvent, useRef, useState } from 'react';
import { type CarryHandlers, type Grip, useGrip } from '../../shell/use-grip.ts';
import { useKeptFocus } from '../../shell/use-kept-focus.ts';
import type { CalendarDate } from './calendar-date.ts';
import { inSteps, isStill, type Shift, STEP_MINUTES, STILL, withinDays } from './carried-dates.ts';

const KEYS: Readonly<Record<string, Shift>> = {
  ArrowUp: { ...STILL, minutes: -STEP_MINUTES },
  ArrowDown: { ...STILL, minutes: STEP_MINUTES },
  ArrowLeft: { ...STILL, days: -1 },
  ArrowRight: { ...STILL, days: 1 },
};

/** Dates that are being carried: one, or the days of a camp together. */
export interface CarriedDates {
  readonly key: string;
  readonly dates: readonly CalendarDate[];
  readonly shift: Shift;
}

/**
 * The scale of an entry: converts a move of the pointer into days, with the height of a minute;
 * null where there are no hours to carry along.
 */
export interface Scale {
  readonly days: (from: number, to: number) => number;
  readonly minute: number | null;
}

/** The scale at the beginning of a move, and the function that carries the dates. */
interface Begun {
  readonly scale: Scale;
  readonly carryBy: (shift: Shift) => void;
}

/**
 * Returns the handlers that carry dates to other days and hours, by the pointer or by keys. A drop
 * raises a question, and nothing is done before. A date that was changed meanwhile is carried no
 * further.
 */
export function useCarryingDates(input: {
  readonly may: boolean;
  readonly timezone: string;
  /** The dates that are shown, as they are now. */
  readonly dates: readonly CalendarDate[];
  /** Returns the scale of an entry. */
  readonly scaleOf: (entry: HTMLElement) => Scale;
  readonly onDrop: (carried: CarriedDates) => void;
}) {
  const [drag, setDrag] = useState<CarriedDates | null>(null);
  const keptOf = useKeptFocus();
  const latest = useRef<CarriedDates | null>(null);
  const carry = (next: CarriedDates | null) => {
    latest.current = next;
    setDrag(next);
  };
  const standing = (some: CarriedDates | null) =>
    some?.dates.every((date) => input.dates.some((now_shown) => isSame(now_shown, date))) === true
      ? some
      : null;
  const drop = () => {
    const drag_done = standing(latest.current);
    carry(null);
    if (drag_done !== null && !isStill(drag_done.shift)) input.onDrop(drag_done);
  };
  const { gripOf, wasCarried } = useGrip<Begun>({
    carry: (grip, to) => grip.begun.carryBy(shiftOf(grip, to)),
    drop,
    leave: () => carry(null),
  });
  const handlersOf = (key: string, dates: readonly CalendarDate[]): CarryHandlers => {
    if (!input.may) return {};
    const carryBy = (shift: Shift) =>
      carry({ key, dates, shift: withinDays(shift, { dates, timezone: input.timezone }) });
    const focus_handlers = keptOf(key);
    return {
      ...focus_handlers,
      ...gripOf((entry) => ({ scale: input.scaleOf(entry), carryBy })),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const now = standing(latest.current);
        const shift_now = now?.key === key ? now.shift : null;
        const step = stepOf(event);
        if (step !== null) carryBy(sumOf(shift_now ?? STILL, step));
        else if (shift_now === null || (event.key !== 'Escape' && event.key !== 'Enter')) return;
        else if (event.key === 'Enter') drop();
        else carry(null);
        event.preventDefault();
        event.stopPropagation();
      },
      onBlur: (event) => {
        focus_handlers.onBlur(event);
        carry(null);
      },
    };
  };
  return { carried: standing(drag), handlersOf, wasCarried };
}

export type Carrying = ReturnType<typeof useCarryingDates>;

/** True for the same date in the same version. */
function isSame(one: CalendarDate, other: CalendarDate): boolean {
  return one.cuid === other.cuid && one.version === other.version;
}

function shiftOf({ begun, from, resizes }: Grip<Begun>, to: { x: number; y: number }): Shift {
  const { scale } = begun;
  const minutes = scale.minute === null ? 0 : inSteps((to.y - from.y) / scale.minute);
  if (resizes) return { ...STILL, longer: minutes };
  return { days: scale.days(from.x, to.x), minutes, longer: 0 };
}

/** Returns the shift of a key; null for any other key. */
function stepOf(event: KeyboardEvent): Shift | null {
  const step = event.altKey ? KEYS[event.key] : undefined;
  if (step === undefined) return null;
  return event.shiftKey ? { ...STILL, longer: step.minutes } : step;
}

function sumOf(one: Shift, other: Shift): Shift {
  return {
    days: one.days + other.days,
    minutes: one.minutes + other.minutes,
    longer: one.longer + other.longer,
  };
}
