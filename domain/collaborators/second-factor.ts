import { SENSITIVE_PERMISSIONS } from '../permissions/recent-password.ts';
import type { Permission } from '../permissions/permissions.ts';

/** The people from whom an organiser requires a second factor. */
export const SECOND_FACTOR_FOR = ['NOBODY', 'SENSITIVE', 'EVERYBODY'] as const;

/** One of those choices. */
export type SecondFactorFor = (typeof SECOND_FACTOR_FOR)[number];

/** The number of recovery codes at which their owner is told to make new ones. */
export const FEW_RECOVERY_CODES = 2;

/**
 * True when the organiser requires a second factor of a person with these permissions on this day.
 * A rule without a day applies at once.
 */
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

/** Returns the choice in a stored text; an unknown text is the mildest. */
export function asSecondFactorFor(text: string): SecondFactorFor {
  return SECOND_FACTOR_FOR.find((one) => one === text) ?? 'NOBODY';
}
