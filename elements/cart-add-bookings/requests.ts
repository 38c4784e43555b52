import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { addSeconds, canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { MOST_TIMES } from '@ribambelle/domain/resources/booking-of-slots.ts';

/** What is to be booked. */
export interface WantedTime {
  readonly resource: string;
  readonly start_at: string;
  readonly end_at: string;
  /** How long each time is, in seconds. */
  readonly duration: number;
  /** One time, or several that follow each other. */
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
}

const CUID = /^[a-z0-9-]{1,64}$/;

/** What the address says; null where it says nothing that could be booked (2 §2). */
export function readWantedTime(search: URLSearchParams): WantedTime | null {
  const resource = search.get('resource') ?? '';
  const start_at = canonicalInstant(search.get('start_at') ?? '');
  const duration = Number(search.get('duration') ?? '');
  const times = Number(search.get('times') ?? '1');
  const known = CUID.test(resource) && start_at !== null && Number.isSafeInteger(duration);
  if (!known || duration < 1 || duration > MOST_SECONDS) return null;
  if (!Number.isSafeInteger(times) || times < 1 || times > MOST_TIMES) return null;
  const at = (count: number) => addSeconds(start_at, duration * count);
  const dates = Array.from({ length: times }, (_each, index) => ({
    start_at: at(index),
    end_at: at(index + 1),
  }));
  return { resource, start_at, end_at: at(times), duration, dates };
}

const MOST_SECONDS = 7 * 86_400;

/** The call that says whether it can still be had, and at what price. */
export const slotRequest = (
  resource_id: number,
  { start_at, dates }: WantedTime,
): Ask<'listResourceAvailabilities'> => ({
  resources: [resource_id],
  after: start_at,
  before: addSeconds(dates.at(-1)?.start_at ?? start_at, 1),
});

/** What all of it costs, in minor units; undefined where one of its times cannot be had. */
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
