import { isAgeAllowed } from '../activities/age-limits.ts';
import type { AgeLimits } from '../activities/age-label.ts';
import type { Option, Question } from '../activities/answers.ts';
import type { Day } from '../base/calendar.ts';

/** What staff can set aside when they register somebody: the age, or answers that are required. */
export const WAIVABLE = ['AGE', 'ANSWERS'] as const;

/** One of these. */
export type Waivable = (typeof WAIVABLE)[number];

interface Required {
  readonly limits: AgeLimits;
  readonly options: readonly Option[];
  readonly questions: readonly Question[];
}

/** What is wanted for somebody of whom these are set aside: no age is too young or too old, and no answer is required. What is answered must still be an answer. */
export function requiredBut<Offer extends Required>(
  offer: Offer,
  waived: readonly Waivable[],
): Offer {
  const limits = { age_minimum: null, age_maximum: null };
  return {
    ...offer,
    ...(waived.includes('AGE') ? { limits } : {}),
    ...(waived.includes('ANSWERS')
      ? {
          options: offer.options.map((option) => ({ ...option, content_required: false })),
          questions: offer.questions.map((question) => ({ ...question, required: false })),
        }
      : {}),
  };
}

/** What is still set aside of a registration that is to be for this participant in this activity: staff looked at the one who had it, and at what that activity asks. */
export function stillWaived(
  held: {
    readonly participant_id: number;
    readonly activity_id: number;
    readonly waived: readonly Waivable[];
  },
  wish: { readonly participant_id: number; readonly activity_id: number },
): readonly Waivable[] {
  const is_same =
    held.participant_id === wish.participant_id && held.activity_id === wish.activity_id;
  return is_same ? held.waived : [];
}

/** Which of what was set aside stood against a registration indeed. */
export function waivedOf(
  wanted: readonly Waivable[],
  facts: {
    readonly limits: AgeLimits;
    readonly birthdate: Day | null;
    readonly day: Day;
    readonly are_answers_complete: boolean;
  },
): readonly Waivable[] {
  const { limits, birthdate, day, are_answers_complete } = facts;
  const stands = {
    AGE: !isAgeAllowed(birthdate, { limits, day }).ok,
    ANSWERS: !are_answers_complete,
  };
  return WAIVABLE.filter((one) => wanted.includes(one) && stands[one]);
}
