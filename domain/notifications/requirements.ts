import type { NotificationRequirement } from './triggers.ts';

/** The requirements of a notification, and the facts that meet them. */
export interface Requirable {
  readonly requirements: readonly NotificationRequirement[];
  readonly cancelled: boolean;
  /** In minor units. */
  readonly paid_amount: number;
  readonly owed_amount: number;
  readonly has_proof: boolean;
}

/** The reasons why a notification is not sent, one for each requirement. */
export const UNMET_REASONS = [
  'PAYMENT_MADE',
  'NOTHING_OUTSTANDING',
  'NOT_PAID',
  'PROOF_GIVEN',
  'CANCELLED',
] as const;

export type UnmetReason = (typeof UNMET_REASONS)[number];

const MET: Readonly<Record<NotificationRequirement, (facts: Requirable) => boolean>> = {
  PAYMENT_MISSING: ({ paid_amount, owed_amount }) => paid_amount === 0 && owed_amount > 0,
  PAYMENT_OUTSTANDING: ({ owed_amount }) => owed_amount > 0,
  PAID: ({ owed_amount }) => owed_amount === 0,
  PROOF_MISSING: ({ has_proof }) => !has_proof,
  NOT_CANCELLED: ({ cancelled }) => !cancelled,
};

const UNMET: Readonly<Record<NotificationRequirement, UnmetReason>> = {
  PAYMENT_MISSING: 'PAYMENT_MADE',
  PAYMENT_OUTSTANDING: 'NOTHING_OUTSTANDING',
  PAID: 'NOT_PAID',
  PROOF_MISSING: 'PROOF_GIVEN',
  NOT_CANCELLED: 'CANCELLED',
};

/** Returns the reason of the first requirement that is not met; null when all are. */
export function unmetRequirement(of: Requirable): UnmetReason | null {
  const missing = of.requirements.find((requirement) => !MET[requirement](of));
  return missing === undefined ? null : UNMET[missing];
}
