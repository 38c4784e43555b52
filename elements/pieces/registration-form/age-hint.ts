import { numberFormat } from '@ribambelle/texts/formats/formatters.ts';
import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { firstStart, hasLimits, isAgeAllowed } from '@ribambelle/domain/activities/age-limits.ts';
import { ageOn } from '@ribambelle/domain/base/age.ts';
import { shownAge } from '@ribambelle/domain/organisers/ages.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { dayText } from '../facts/day-text.ts';
import type { AvailabilityPage } from './form-values.ts';

interface Person {
  readonly birthdate: string | null;
}

interface Rows {
  readonly availabilities: readonly AvailabilityPage[];
  /**
   * The chosen dates of the availabilities; without any the age counts on the first day of each.
   */
  readonly date_ids: readonly number[];
  readonly time_zone: string;
}

/**
 * The reason why somebody cannot take part: the age on the first day and the limit that it misses,
 * or an unknown age.
 */
export type AgeHint =
  | {
      readonly kind: 'too_young' | 'too_old';
      readonly age: number;
      readonly limit: number;
      readonly activity: string;
    }
  | { readonly kind: 'no_birthdate'; readonly activity: string };

/**
 * Returns why somebody is too young or too old on the first day, or has no birthdate where ages
 * matter; null when nothing is wrong.
 */
export function ageHint(
  { birthdate }: Person,
  { availabilities, date_ids, time_zone }: Rows,
): AgeHint | null {
  for (const availability of availabilities) {
    if (birthdate === null) {
      if (!hasLimits(availability)) continue;
      return { kind: 'no_birthdate', activity: availability.activity.title };
    }
    const day = dayText(localTimeOf(firstStart(availability, date_ids), time_zone));
    if (isAgeAllowed(birthdate, { limits: availability, day }).ok) continue;
    const { age_minimum, age_maximum, activity } = availability;
    const age = ageOn(birthdate, day);
    if (age_minimum !== null && age < age_minimum)
      return { kind: 'too_young', age, limit: age_minimum, activity: activity.title };
    if (age_maximum !== null)
      return { kind: 'too_old', age, limit: age_maximum, activity: activity.title };
  }
  return null;
}

/** Returns the reason why somebody cannot take part, in few words. */
export const shortHint = (hint: AgeHint, { age }: Texts['cart']): string =>
  hint.kind === 'no_birthdate' ? age.no_birthdate_short : age[`${hint.kind}_short`](hint);

const MOST_NAMES = 3;

/**
 * Returns the error of the field when the age of the chosen participant does not fit: the reason,
 * and the participants of the account who fit; undefined when all is well.
 */
export function ageError(
  chosen_id: number | null,
  at: Rows & {
    readonly participants: readonly (Person & {
      readonly id: number;
      readonly firstname: string;
    })[];
    readonly texts: Texts['cart'];
    readonly language: Language;
  },
): string | undefined {
  const participant = at.participants.find(({ id }) => id === chosen_id);
  const hint = participant === undefined ? null : ageHint(participant, at);
  if (participant === undefined || hint === null) return undefined;
  const names = at.participants
    .filter(({ id, ...other }) => id !== chosen_id && ageHint(other, at) === null)
    .map((other) => other.firstname);
  const list = new Intl.ListFormat(HABITS[at.language].locale).format(names.slice(0, MOST_NAMES));
  const { age } = at.texts;
  const why =
    hint.kind === 'no_birthdate'
      ? age.no_birthdate(participant.firstname, hint.activity)
      : age[hint.kind](participant.firstname, hint);
  return `${why} ${names.length === 0 ? age.fits_nobody : age.fits(list, names.length)}`;
}

/**
 * Returns the age at a moment in the words of the page, in the formats of 1 §9.1; undefined without
 * a birthdate.
 */
export function ageToday(
  { birthdate }: Person,
  at: { readonly now: string; readonly texts: Texts['cart']; readonly language: Language },
): string | undefined {
  if (birthdate === null) return undefined;
  const days = Math.floor((Date.parse(at.now) - Date.parse(`${birthdate}T00:00:00Z`)) / 86_400_000);
  const age = shownAge(days);
  return age === null
    ? undefined
    : at.texts.age[age.type](numberFormat(HABITS[at.language].locale).format(age.value), age.value);
}
