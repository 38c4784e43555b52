import { addSeconds } from '../base/instants.ts';

/** A moment from which a resource is free, with what which length costs, the shortest first. */
interface FreeSlot {
  readonly resource_id: number;
  readonly start_at: string;
  readonly prices: readonly { readonly duration: number; readonly amount: number }[];
}

/** One booking: seconds, and minor units. */
export interface BookingOfSlots {
  readonly resource_id: number;
  readonly start_at: string;
  readonly duration: number;
  readonly amount: number;
}

/**
 * The one booking that slots make together, each as long as its shortest price (2 §9). Null where they are of several resources, do not
 * follow each other, or make a length that is not sold.
 */
export function bookingOfSlots(slots: readonly FreeSlot[]): BookingOfSlots | null {
  const inOrder = slots.toSorted(
    (one, other) => Date.parse(one.start_at) - Date.parse(other.start_at),
  );
  const [first] = inOrder;
  if (first === undefined) return null;
  const { resource_id, start_at, prices } = first;
  let duration = 0;
  for (const slot of inOrder) {
    const follows =
      Date.parse(slot.start_at) === Date.parse(addSeconds(start_at, duration)) &&
      slot.resource_id === resource_id;
    if (!follows) return null;
    duration += slot.prices[0]?.duration ?? 0;
  }
  const price = prices.find((one) => one.duration === duration);
  return price === undefined ? null : { resource_id, start_at, duration, amount: price.amount };
}
