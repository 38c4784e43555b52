import { addMinutes } from '@ribambelle/domain/base/instants.ts';

const MINUTES_A_DAY = 24 * 60;

/** A payment made before this moment waits for too long: two weeks. */
export function waitingBefore(now: string): string {
  return addMinutes(now, -14 * MINUTES_A_DAY);
}

/** Money that came too late, and a refund that was refused, are pointed at for thirty days. */
export function lateFrom(now: string): string {
  return addMinutes(now, -30 * MINUTES_A_DAY);
}
