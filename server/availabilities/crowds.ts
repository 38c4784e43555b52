import { millisOf, type Instant } from '@ribambelle/domain/base/instants.ts';

const REMEMBERED_MILLIS = 2000;
const MOST_CROWDS = 1000;

const refusedAt = new Map<number, number>();

/** Notes that places of an availability were just refused under the lock. */
export function noteCrowd(availability_id: number, now: Instant): void {
  if (refusedAt.size >= MOST_CROWDS) refusedAt.clear();
  refusedAt.set(availability_id, millisOf(now));
}

/**
 * True when places of an availability were refused a moment ago in this process. Then it pays to look, without the lock, whether
 * any is free before standing in line for it. A hint about the way to ask: it never decides.
 */
export function isCrowded(availability_id: number, now: Instant): boolean {
  const at = refusedAt.get(availability_id);
  return at !== undefined && Math.abs(millisOf(now) - at) < REMEMBERED_MILLIS;
}
