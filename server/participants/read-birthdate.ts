import { dayMeant, dayOf } from '@ribambelle/domain/base/days.ts';
import { readBirthdate as decide } from '@ribambelle/domain/participants/birthdate.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { refuse } from '../refusal.ts';

/**
 * Reads a day of birth. Refuses BIRTHDATE_INVALID on the field: not a day, in the future of the
 * organiser's zone, or before 1900.
 */
export function readBirthdate(
  text: string,
  input: { organiser: Organiser; now: string; field: string },
): string {
  const { timezone } = input.organiser;
  const decision = decide(dayMeant(text, timezone), dayOf(input.now, timezone));
  return decision.ok
    ? decision.value
    : refuse(decision.refused, { [input.field]: decision.refused });
}
