import type { Ask } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useRef, useState } from 'react';
import { useSession } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import type { Column } from './calendar-columns.ts';
import { type Carried, priceOf, timeOf } from './carrying.ts';

/** What shows bookings. */
export const BOOKING_READS = [
  'getResourceCalendar',
  'listOfficeBookings',
  'getOfficeBooking',
] as const;

/** A move of which it is asked what it costs now, in minor units. */
export interface AskedMove {
  readonly move: Ask<'moveBooking'>;
  readonly amount: number;
  readonly seconds: number;
  /** The resource from which it comes. */
  readonly from: string;
}

/**
 * Moves a booking. Where its length costs the same it is done at once and can be undone; otherwise it is asked first whether it keeps its price. A new price has
 * left the house: it is not offered back.
 */
export function useMove() {
  const texts = useTexts('office-resource-calendar');
  const { timezone } = useSession().organiser;
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const back = useRef<Ask<'moveBooking'> | null>(null);
  const moving = useAction('moveBooking', {
    refreshes: BOOKING_READS,
    done: texts.moved,
    undo: async (call) => (back.current === null ? null : call('moveBooking', back.current)),
  });
  const repricing = useAction('moveBooking', { refreshes: BOOKING_READS, done: texts.moved });
  const send = (move: Ask<'moveBooking'>, from: string) => {
    const { booking, was, start_at, end_at } = move;
    back.current = { booking, was: { start_at, end_at }, ...was, resource: from };
    moving.mutate(move);
  };
  const drop = (carried: Carried, columns: readonly Column[]) => {
    const { entry, from } = carried;
    const column = columns[carried.to];
    if (entry.booking === null || column === undefined) return;
    const { start_at, end_at } = entry;
    const move = {
      booking: entry.booking.cuid,
      was: { start_at, end_at },
      ...timeOf(carried, column, timezone),
      resource: column.resource.cuid,
    };
    const seconds = carried.length * 60;
    const before = priceOf(from, (Date.parse(end_at) - Date.parse(start_at)) / 60_000);
    const amount = priceOf(column, carried.length);
    if (amount === undefined || amount === before) send(move, from.resource.cuid);
    else setAsked({ move, amount, seconds, from: from.resource.cuid });
  };
  return {
    drop,
    asked,
    keep: () => {
      if (asked !== null) send(asked.move, asked.from);
      setAsked(null);
    },
    reprice: () => {
      if (asked !== null) repricing.mutate({ ...asked.move, reprice: true });
      setAsked(null);
    },
    leave: () => setAsked(null),
    isMoving: moving.isPending || repricing.isPending,
  };
}
