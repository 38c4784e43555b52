import { PatientThread } from '../threads/patient-thread.ts';
import type { BadgeLosses } from './badge-losses.ts';
import type { BadgeOrder } from './badge-sheets.ts';

/** Badges to draw, or only to look at. */
export interface BadgeWork {
  readonly order: BadgeOrder;
  readonly draws: boolean;
}

/** The sheets, none where they were only looked at, and what goes wrong on them. */
export interface DoneBadges {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly losses: BadgeLosses;
}

const thread = new PatientThread<BadgeWork, DoneBadges>(
  new URL('badges-thread.ts', import.meta.url),
);

/** Fits and draws badges in a patient thread: names are measured in their own fonts there. */
export async function drawBadges(order: BadgeOrder): Promise<Buffer<ArrayBuffer>> {
  const { bytes } = await thread.do({ order, draws: true });
  return Buffer.from(bytes);
}

/** What would go wrong on badges, without drawing them. */
export async function lossesOfBadges(order: BadgeOrder): Promise<BadgeLosses> {
  const { losses } = await thread.do({ order, draws: false });
  return losses;
}
