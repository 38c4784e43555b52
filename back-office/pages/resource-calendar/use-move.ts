import type { Ask } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
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
export interface MoveToPrice {
  readonly move: Ask<'moveBooking'>;
  readonly amount: number;
  readonly seconds: number;
}

/**
 * Moves a booking. Where its length costs the same it is done at once and can be undone; otherwise it is asked first whether it keeps its price. A new price has
 * left the house: it is not offered back.
 */
export function useMove() {
  const texts = useTexts('office-resource-calendar');
  const { timezone } = useSession().organiser;
  const [toPrice, setToPrice] = useState<MoveToPrice | null>(null);
  const moving = useAction('moveBooking', {
    refreshes: BOOKING_READS,
    done: texts.moved,
    undo: (call, { back }) => call('moveBooking', back),
  });
  const repricing = useAction('moveBooking', { refreshes: BOOKING_READS, done: texts.moved });
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
    if (amount === undefined || amount === before) moving.mutate(move);
    else setToPrice({ move, amount, seconds });
  };
  return {
    drop,
    toPrice,
    keep: () => {
      if (toPrice !== null) moving.mutate(toPrice.move);
      setToPrice(null);
    },
    reprice: () => {
      if (toPrice !== null) repricing.mutate({ ...toPrice.move, reprice: true });
      setToPrice(null);
    },
    leave: () => setToPrice(null),
    isMoving: moving.isPending || repricing.isPending,
  };
}
