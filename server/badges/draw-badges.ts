import { PatientThread } from '../threads/patient-thread.ts';
import type { BadgeOrder } from './badge-sheets.ts';

const thread = new PatientThread<BadgeOrder, Uint8Array<ArrayBuffer>>(
  new URL('badges-thread.ts', import.meta.url),
);

/** Fits and draws badges in a patient thread: names are measured in their own fonts there. */
export async function drawBadges(order: BadgeOrder): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await thread.do(order));
}
