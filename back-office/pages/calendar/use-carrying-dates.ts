import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { CalendarDate } from './calendar-date.ts';
import { inSteps, isStill, type Shift, STEP_MINUTES, STILL, withinDays } from './carried-dates.ts';

/** A pointer that moved less than this pressed, and carried nothing. */
const PRESS_PIXELS = 4;

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

/** What a way of a pointer means where an entry lies: how many days it goes, and how tall a minute is; null where it carries along no hours. */
export interface Scale {
  readonly days: (from: number, to: number) => number;
  readonly minute: number | null;
}

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly scale: Scale;
  readonly resizes: boolean;
}

/** Carries dates to other days and hours, by the pointer or by keys; where they are dropped is asked about, and nothing is done before. */
export function useCarryingDates(input: {
  readonly may: boolean;
  readonly timezone: string;
  /** The scale of what an entry lies in. */
  readonly scaleOf: (entry: HTMLElement) => Scale;
  readonly onDrop: (carried: CarriedDates) => void;
}) {
  const [carried, setCarried] = useState<CarriedDates | null>(null);
  const latest = useRef<CarriedDates | null>(null);
  const grip = useRef<Grip | null>(null);
  const hasMoved = useRef(false);
  const carry = (next: CarriedDates | null) => {
    latest.current = next;
    setCarried(next);
  };
  const drop = () => {
    const done = latest.current;
    carry(null);
    if (done !== null && !isStill(done.shift)) input.onDrop(done);
  };
  const handlersOf = (key: string, dates: readonly CalendarDate[]) => {
    if (!input.may) return {};
    const carryBy = (shift: Shift) =>
      carry({ key, dates, shift: withinDays(shift, dates, input.timezone) });
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        hasMoved.current = false;
        grip.current = {
          x: event.clientX,
          y: event.clientY,
          scale: input.scaleOf(event.currentTarget),
          resizes: event.target instanceof HTMLElement && event.target.dataset['edge'] === 'true',
        };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (grip.current === null) return;
        const { x, y } = grip.current;
        const far = Math.hypot(event.clientX - x, event.clientY - y) > PRESS_PIXELS;
        if (!far && !hasMoved.current) return;
        hasMoved.current = true;
        carryBy(shiftOf(grip.current, { x: event.clientX, y: event.clientY }));
      },
      onPointerUp: () => {
        grip.current = null;
        if (hasMoved.current) drop();
      },
      onPointerCancel: () => {
        grip.current = null;
        carry(null);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const held = latest.current?.key === key ? latest.current.shift : null;
        const step = stepOf(event);
        if (step !== null) carryBy(added(held ?? STILL, step));
        else if (held === null || (event.key !== 'Escape' && event.key !== 'Enter')) return;
        else if (event.key === 'Enter') drop();
        else carry(null);
        event.preventDefault();
        event.stopPropagation();
      },
      onBlur: () => carry(null),
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

export type Carrying = ReturnType<typeof useCarryingDates>;
export type CarryHandlers = ReturnType<Carrying['handlersOf']>;

function shiftOf({ scale, resizes, ...from }: Grip, at: { x: number; y: number }): Shift {
  const minutes = scale.minute === null ? 0 : inSteps((at.y - from.y) / scale.minute);
  if (resizes) return { ...STILL, longer: minutes };
  return { days: scale.days(from.x, at.x), minutes, longer: 0 };
}

/** By how much a key carries; null for any other key. */
function stepOf(event: KeyboardEvent): Shift | null {
  const step = event.altKey ? KEYS[event.key] : undefined;
  if (step === undefined) return null;
  return event.shiftKey ? { ...STILL, longer: step.minutes } : step;
}

function added(one: Shift, other: Shift): Shift {
  return {
    days: one.days + other.days,
    minutes: one.minutes + other.minutes,
    longer: one.longer + other.longer,
  };
}
