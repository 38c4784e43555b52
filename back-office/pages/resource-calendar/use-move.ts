import type { Ask } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useSession } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import type { Column } from './calendar-columns.ts';
import { type Carried, priceOf, timeOf } from './carrying.ts';

/** The calls that show bookings. */
export const BOOKING_READS = [
  'getResourceCalendar',
  'listOfficeBookings',
  'getOfficeBooking',
] as const;

/**
 * A move before it is confirmed: its family, its resources before and after, and the new price, if
 * different, in minor units.
 */
export interface MoveToAnswer {
  readonly move: Ask<'moveBooking'>;
  readonly customer: string;
  readonly from: string;
  readonly to: string;
  readonly price: { readonly amount: number; readonly seconds: number } | null;
}

/**
 * Returns the functions that move a booking, once staff have decided to write to its family or not,
 * and on the price when its length has another one. A move can be undone before the e-mail leaves;
 * a new price has left the house and cannot.
 */
export function useMove() {
  const texts = useTexts('office-resource-calendar');
  const { timezone } = useSession().organiser;
  const [question, setQuestion] = useState<MoveToAnswer | null>(null);
  const moving = useAction('moveBooking', {
    refreshes: BOOKING_READS,
    done: texts.moved,
    undo: (call, { back }) => call('moveBooking', back),
  });
  const repricing = useAction('moveBooking', { refreshes: BOOKING_READS, done: texts.moved });
  const drop = (drag: Carried, columns: readonly Column[]) => {
    const { entry, from } = drag;
    const column = columns[drag.to];
    if (entry.booking === null || column === undefined) return;
    const { start_at, end_at } = entry;
    const before = priceOf(from, (Date.parse(end_at) - Date.parse(start_at)) / 60_000);
    const amount = priceOf(column, drag.length);
    setQuestion({
      move: {
        booking: entry.booking.cuid,
        was: { start_at, end_at },
        ...timeOf(drag, { column, timezone }),
        resource: column.resource.cuid,
      },
      customer: entry.booking.customer,
      from: from.resource.name,
      to: column.resource.name,
      price:
        amount === undefined || amount === before ? null : { amount, seconds: drag.length * 60 },
    });
  };
  return {
    drop,
    question,
    confirm: ({ tell, reprice }: { tell: boolean; reprice: boolean }) => {
      if (question !== null)
        (reprice ? repricing : moving).mutate({ ...question.move, tell, reprice });
      setQuestion(null);
    },
    leave: () => setQuestion(null),
    isMoving: moving.isPending || repricing.isPending,
  };
}
