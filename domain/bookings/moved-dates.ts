import type { Amount } from '../base/money.ts';
import type { TakenTime } from '../resources/slots.ts';
import { isSameTime } from './decide-move.ts';

/** Where and when a booking is, as somebody knows it. */
export interface BookingState {
  readonly resource_id: number;
  readonly total_amount: Amount;
  readonly dates: readonly (TakenTime & { readonly id: number })[];
}

/** A date that is elsewhere or at another time than before. */
export interface MovedDate {
  readonly id: number;
  readonly was: TakenTime;
  readonly is: TakenTime;
}

/** The dates of a booking that are not where they were, the earliest first: all of them where it is at another resource. None where it was carried back. */
export function movedDates(was: BookingState, is: BookingState): readonly MovedDate[] {
  const elsewhere = was.resource_id !== is.resource_id;
  return is.dates.flatMap((date) => {
    const before = was.dates.find(({ id }) => id === date.id);
    if (before === undefined || (!elsewhere && isSameTime(before, date))) return [];
    return [{ id: date.id, was: timeOf(before), is: timeOf(date) }];
  });
}

function timeOf({ start_at, end_at }: TakenTime): TakenTime {
  return { start_at, end_at };
}
