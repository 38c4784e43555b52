import { IDLE_CHOICES } from '@ribambelle/domain/collaborators/idle.ts';
import { asSecondFactorFor } from '@ribambelle/domain/collaborators/second-factor.ts';
import type { Organiser } from '../organisers/organiser.ts';

/** Returns the rules for signing in to the back-office from an organiser's settings. */
export function accessRulesOf(organiser: Organiser) {
  return {
    idle_minutes: IDLE_CHOICES.find((choice) => choice === organiser.idle_minutes) ?? null,
    second_factor_for: asSecondFactorFor(organiser.second_factor_for),
    second_factor_from: organiser.second_factor_from,
  };
}
