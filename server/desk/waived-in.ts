import { firstStart } from '@ribambelle/domain/activities/age-limits.ts';
import { readRegistrationAnswers } from '@ribambelle/domain/activities/answers.ts';
import { withDaysMeant } from '@ribambelle/domain/activities/days-meant.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { type Waivable, waivedOf } from '@ribambelle/domain/registrations/waiver.ts';
import type { itemOf, Offer } from '../kinds/index.ts';

/** Returns the waived checks that would really have refused the registration. */
export function waivedIn(
  wish: Parameters<typeof itemOf>[0],
  input: {
    readonly offer: Offer;
    readonly participant: { readonly birthdate: string | null };
    readonly timezone: string;
    readonly waiver: { readonly waived: readonly Waivable[] } | null;
  },
): readonly Waivable[] {
  const { offer, participant, timezone, waiver } = input;
  if (waiver === null) return [];
  const questions = withDaysMeant(wish.questions, { questions: offer.questions, zone: timezone });
  return waivedOf(waiver.waived, {
    limits: offer.limits,
    birthdate: participant.birthdate,
    day: dayOf(firstStart(offer, wish.date_ids), timezone),
    are_answers_complete: readRegistrationAnswers(offer, { options: wish.options, questions }).ok,
  });
}
