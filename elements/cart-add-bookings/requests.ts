import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { addSeconds, canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { MOST_TIMES } from '@ribambelle/domain/resources/booking-of-slots.ts';

/** The resource and the times to book. */
export interface WantedTime {
  readonly resource: string;
  readonly start_at: string;
  readonly end_at: string;
  /** The length of each time, in seconds. */
  readonly duration: number;
  /** One time, or several consecutive ones. */
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
}

const CUID = /^[a-z0-9-]{1,64}$/;

/** Reads the booking from the address; null when it names nothing that could be booked (2 §2). */
export function readWantedTime(search: URLSearchParams): WantedTime | null {
  const resource = search.get('resource') ?? '';
  const start_at = canonicalInstant(search.get('start_at') ?? '');
  const duration = Number(search.get('duration') ?? '');
  const times = Number(search.get('times') ?? '1');
  const is_bookable = CUID.test(resource) && start_at !== null && Number.isSafeInteger(duration);
  if (!is_bookable || duration < 1 || duration > MOST_SECONDS) return null;
  if (!Number.isSafeInteger(times) || times < 1 || times > MOST_TIMES) return null;
  const at = (count: number) => addSeconds(start_at, duration * count);
  const dates = Array.from({ length: times }, (_each, index) => ({
    start_at: at(index),
    end_at: at(index + 1),
  }));
  return { resource, start_at, end_at: at(times), duration, dates };
}

const MOST_SECONDS = 7 * 86_400;

/** Returns the call for the slots: whether the times are still free, and their prices. */
export const slotRequest = (
  resource_id: number,
  { start_at, dates }: WantedTime,
): Ask<'listResourceAvailabilities'> => ({
  resources: [resource_id],
  after: start_at,
  before: addSeconds(dates.at(-1)?.start_at ?? start_at, 1),
});

/** Returns the total price in minor units; undefined when one of the times is not available. */
export function priceOf(
  { dates, duration }: WantedTime,
  slots: Answer<'listResourceAvailabilities'>['data'],
): number | undefined {
  const prices = dates.map(({ start_at }) =>
    slots
      .find((slot) => canonicalInstant(slot.start_at) === start_at)
      ?.prices.find((one) => one.duration === duration),
  );
  const free = prices.filter((one) => one !== undefined);
  return free.length < dates.length ? undefined : free.reduce((sum, { amount }) => sum + amount, 0);
}
