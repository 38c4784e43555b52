import { ageLabel } from '@ribambelle/domain/activities/age-label.ts';
import { isAgeAllowed } from '@ribambelle/domain/activities/age-limits.ts';
import { ageOn } from '@ribambelle/domain/base/age.ts';
import { shownAge } from '@ribambelle/domain/organisers/ages.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { localTimeOf } from '@ribambelle/ui/dates/local-time.ts';
import { type Language, localeOf } from '@ribambelle/ui/language.ts';
import { dayText } from '../facts/day-text.ts';
import type { AvailabilityPage } from './form-values.ts';

interface Person {
  readonly birthdate: string | null;
}

/** Whether somebody is too young or too old on the first day of one of the availabilities; null when the age fits or is not known. */
export function ageHint(
  { birthdate }: Person,
  at: { readonly availabilities: readonly AvailabilityPage[]; readonly time_zone: string },
): 'too_young' | 'too_old' | null {
  for (const availability of at.availabilities) {
    const day = dayText(localTimeOf(availability.start_at, at.time_zone));
    if (birthdate === null || ageLabel(availability) === null || isAgeAllowed(birthdate, { limits: availability, day }).ok) continue;
    return availability.age_minimum !== null && ageOn(birthdate, day) < availability.age_minimum ? 'too_young' : 'too_old';
  }
  return null;
}

/** The age at a moment in the words of the page, by the formats of 1 §9.1; undefined without a birthdate. */
export function ageToday(
  { birthdate }: Person,
  at: { readonly now: string; readonly texts: Texts['cart']; readonly language: Language },
): string | undefined {
  if (birthdate === null) return undefined;
  const days = Math.floor((Date.parse(at.now) - Date.parse(`${birthdate}T00:00:00Z`)) / 86_400_000);
  const age = shownAge(days);
  return age === null ? undefined : at.texts.age[age.type](new Intl.NumberFormat(localeOf(at.language)).format(age.value), age.value);
}
