import { PatientThread } from '../threads/patient-thread.ts';
import type { BadgeLosses } from './badge-losses.ts';
import type { BadgeOrder } from './badge-sheets.ts';

/** Badges to draw, or only to check. */
export interface BadgeWork {
  readonly order: BadgeOrder;
  readonly draws: boolean;
}

/** The sheets, none when only checked, and the problems on them. */
export interface DoneBadges {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly losses: BadgeLosses;
}

const thread = new PatientThread<BadgeWork, DoneBadges>(
  new URL('badges-thread.ts', import.meta.url),
);

/** Fits and draws badges in a patient thread, where names are measured in their own fonts. */
export async function drawBadges(order: BadgeOrder): Promise<Buffer<ArrayBuffer>> {
  const { bytes } = await thread.do({ order, draws: true });
  return Buffer.from(bytes);
}

/** Returns the problems on badges, without drawing them. */
export async function lossesOfBadges(order: BadgeOrder): Promise<BadgeLosses> {
  const { losses } = await thread.do({ order, draws: false });
  return losses;
}
