import { IDLE_CHOICES } from '@ribambelle/domain/collaborators/idle.ts';
import type { Organiser } from '../organisers/organiser.ts';

/** The rules for signing in to the back-office, of all that an organiser has. */
export function accessRulesOf({ idle_minutes }: Organiser) {
  return { idle_minutes: IDLE_CHOICES.find((choice) => choice === idle_minutes) ?? null };
}
