import { addSeconds } from '../base/instants.ts';

/** A moment from which a resource is free, with the price of each length, the shortest first. */
interface FreeSlot {
  readonly resource_id: number;
  readonly start_at: string;
  readonly prices: readonly { readonly duration: number; readonly amount: number }[];
}

/**
 * A booking of one time, or of consecutive ones of `duration` seconds each; the price is the total,
 * in minor units.
 */
export interface BookingOfSlots {
  readonly resource_id: number;
  readonly start_at: string;
  readonly duration: number;
  readonly times: number;
  readonly amount: number;
}

/** The most times in one booking. */
export const MOST_TIMES = 20;

/**
 * Returns the booking that slots make together, each as long as its shortest price (2 §9): one time
 * when the total length is sold, else consecutive times when they are equally long and need no gap.
 * Null when they are of several resources, not consecutive, or not available together.
 */
export function bookingOfSlots(
  slots: readonly FreeSlot[],
  { buffer_minutes }: { readonly buffer_minutes: number },
): BookingOfSlots | null {
  const inOrder = slots.toSorted(
    (one, other) => Date.parse(one.start_at) - Date.parse(other.start_at),
  );
  const [first] = inOrder;
  if (first === undefined) return null;
  const { resource_id, start_at, prices } = first;
  let duration = 0;
  for (const slot of inOrder) {
    const isNext =
      Date.parse(slot.start_at) === Date.parse(addSeconds(start_at, duration)) &&
      slot.resource_id === resource_id;
    if (!isNext) return null;
    duration += slot.prices[0]?.duration ?? 0;
  }
  const price = prices.find((one) => one.duration === duration);
  if (price !== undefined)
    return { resource_id, start_at, duration, times: 1, amount: price.amount };
  const shortest = inOrder.flatMap((slot) => slot.prices.slice(0, 1));
  const each = duration / inOrder.length;
  const can_be = buffer_minutes === 0 && inOrder.length <= MOST_TIMES;
  if (!can_be || shortest.some((one) => one.duration !== each)) return null;
  const amount = shortest.reduce((sum, one) => sum + one.amount, 0);
  return { resource_id, start_at, duration: each, times: inOrder.length, amount };
}
