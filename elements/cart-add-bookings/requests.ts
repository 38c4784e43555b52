import type { Ask } from '@ribambelle/api/client.ts';
import { addSeconds, canonicalInstant } from '@ribambelle/domain/base/instants.ts';

/** What is to be booked. */
export interface WantedTime {
  readonly resource: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly duration: number;
}

const CUID = /^[a-z0-9-]{1,64}$/;

/** What the address says; null where it says nothing that could be booked (2 §2). */
export function readWantedTime(search: URLSearchParams): WantedTime | null {
  const resource = search.get('resource') ?? '';
  const start_at = canonicalInstant(search.get('start_at') ?? '');
  const duration = Number(search.get('duration') ?? '');
  const known = CUID.test(resource) && start_at !== null && Number.isSafeInteger(duration);
  if (!known || duration < 1 || duration > MOST_SECONDS) return null;
  return { resource, start_at, end_at: addSeconds(start_at, duration), duration };
}

const MOST_SECONDS = 7 * 86_400;

/** The call that says whether it can still be had, and at what price. */
export const slotRequest = (
  resource_id: number,
  { start_at }: WantedTime,
): Ask<'listResourceAvailabilities'> => ({
  resources: [resource_id],
  after: start_at,
  before: addSeconds(start_at, 1),
});
