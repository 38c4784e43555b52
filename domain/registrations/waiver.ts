import { isAgeAllowed } from '../activities/age-limits.ts';
import type { AgeLimits } from '../activities/age-label.ts';
import type { Option, Question } from '../activities/answers.ts';
import type { Day } from '../base/calendar.ts';

/** The checks that staff can waive when they register somebody: the age, or required answers. */
export const WAIVABLE = ['AGE', 'ANSWERS'] as const;

/** One of these checks. */
export type Waivable = (typeof WAIVABLE)[number];

interface Required {
  readonly limits: AgeLimits;
  readonly options: readonly Option[];
  readonly questions: readonly Question[];
}

/**
 * Returns the requirements that remain after a waiver: without age limits, or without required
 * answers. Any answer given must still be valid.
 */
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

/**
 * Returns the waivers that still hold for this participant in this activity: staff decided on the
 * earlier participant, and on the questions of that activity.
 */
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

/** Returns the waived checks that would really have refused a registration. */
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
  const objections = {
    AGE: !isAgeAllowed(birthdate, { limits, day }).ok,
    ANSWERS: !are_answers_complete,
  };
  return WAIVABLE.filter((one) => wanted.includes(one) && objections[one]);
}
