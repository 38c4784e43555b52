import type { Amount } from '../base/money.ts';
import type { TakenTime } from '../resources/slots.ts';
import { isSameTime } from './decide-move.ts';

/** The place and times of a booking, as somebody knows them. */
export interface BookingState {
  readonly resource_id: number;
  readonly total_amount: Amount;
  readonly dates: readonly (TakenTime & { readonly id: number })[];
}

/** A date at another place or time than before. */
export interface MovedDate {
  readonly id: number;
  readonly was: TakenTime;
  readonly is: TakenTime;
}

/**
 * Returns the dates of a booking that were moved, the earliest first: all of them when it is at
 * another resource, none when it was moved back.
 */
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
