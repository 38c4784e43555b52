import { SENSITIVE_PERMISSIONS } from '../permissions/recent-password.ts';
import type { Permission } from '../permissions/permissions.ts';

/** From whom an organiser wants a second factor. */
export const SECOND_FACTOR_FOR = ['NOBODY', 'SENSITIVE', 'EVERYBODY'] as const;

/** One of those. */
export type SecondFactorFor = (typeof SECOND_FACTOR_FOR)[number];

/** From so few recovery codes on, their owner is told to make new ones. */
export const FEW_RECOVERY_CODES = 2;

/** True when the organiser wants a second factor of who may do this, on this day. A rule without a day holds at once. */
export function wantsSecondFactor(input: {
  readonly second_factor_for: SecondFactorFor;
  /** `2026-07-06` */
  readonly second_factor_from: string | null;
  readonly permissions: readonly Permission[];
  readonly today: string;
}): boolean {
  const { second_factor_for, second_factor_from, permissions, today } = input;
  if (second_factor_from !== null && today < second_factor_from) return false;
  if (second_factor_for === 'NOBODY') return false;
  if (second_factor_for === 'EVERYBODY') return true;
  return SENSITIVE_PERMISSIONS.some((permission) => permissions.includes(permission));
}

/** One of the choices, from a stored text; a text that is none is the mildest. */
export function asSecondFactorFor(text: string): SecondFactorFor {
  return SECOND_FACTOR_FOR.find((one) => one === text) ?? 'NOBODY';
}
