import type { ErrorCode } from '@ribambelle/api/all-errors.ts';
import { formAnswer } from '@ribambelle/domain/activities/answers.ts';
import type { Decision } from '@ribambelle/domain/base/refusal.ts';
import type { Waivable } from '@ribambelle/domain/registrations/waiver.ts';
import { requiredBut } from '@ribambelle/domain/registrations/waiver.ts';
import type { UsableBundle } from '@ribambelle/domain/bundles/use-bundle.ts';
import { waivedIn } from '../desk/index.ts';
import { itemOf, type Offer, type Offered } from '../kinds/index.ts';
import type { HeldRegistration } from './held-registration-facts.ts';

/**
 * The wished state of a registration. Options or answers that are null are those that it has, as
 * far as they are offered there.
 */
export interface Wish {
  readonly availability_id: number;
  readonly participant_id: number;
  readonly date_ids: readonly number[];
  readonly options: Parameters<typeof itemOf>[0]['options'] | null;
  readonly questions: Parameters<typeof itemOf>[0]['questions'] | null;
}

/**
 * Returns the item that a registration would become, at today's price and by the very rule of a
 * purchase; refused like that. Only the pack that already pays for it can pay for it. Texts that
 * are carried along or waived are not required anew, and `wordless` requires none: it only wants
 * the price. An age that is not allowed does not refuse it.
 */
export function wishedItem(
  held: HeldRegistration,
  input: WishedInput,
): Decision<Extract<ItemDecision, { ok: true }>['value'], ErrorCode> {
  const { wish, offered, wordless, timezone, now } = input;
  const offer = offered.offers.get(wish.availability_id);
  const { options, questions } = wordsOf(held, { wish, offer });
  return itemOf(
    { ...wish, quantity: held.quantity, options, questions: wordless ? [] : questions },
    {
      offer: offer && requiredBut(asForStaff(offer, input), ['AGE', ...input.waived]),
      participant: offered.participants.get(wish.participant_id),
      timezone,
      expires_at: now,
      bundles: input.bundles
        .filter(({ id }) => id === held.customer_bundle_id)
        .map((one) => ({ ...one, left: one.left === null ? null : one.left + held.quantity })),
      members: { held: offered.held, now },
      discounts: offered.discounts,
      strangers: true,
    },
  );
}

interface WishedInput {
  readonly wish: Wish;
  readonly offered: Offered;
  readonly bundles: readonly UsableBundle[];
  readonly wordless: boolean;
  /** The waived checks. */
  readonly waived: readonly Waivable[];
  readonly timezone: string;
  readonly now: string;
}

/** Returns the waived checks that would really refuse a possible wish. */
export function standsAgainst(
  held: HeldRegistration,
  {
    input,
    waived,
  }: {
    readonly input: Pick<WishedInput, 'wish' | 'offered' | 'wordless' | 'timezone'>;
    readonly waived: readonly Waivable[];
  },
): readonly Waivable[] {
  const { wish, offered, timezone } = input;
  const offer = offered.offers.get(wish.availability_id);
  const participant = offered.participants.get(wish.participant_id);
  if (offer === undefined || participant === undefined) return [];
  const words = wordsOf(held, { wish, offer });
  const { quantity } = held;
  return waivedIn(
    { ...wish, ...words, quantity },
    { offer: asForStaff(offer, input), participant, timezone, waiver: { waived } },
  );
}

type ItemDecision = ReturnType<typeof itemOf>;

/** Returns the options and answers that it is to have. */
function wordsOf(
  held: HeldRegistration,
  { wish, offer }: { readonly wish: Wish; readonly offer: Offer | undefined },
): Required<Pick<Parameters<typeof itemOf>[0], 'options' | 'questions'>> {
  const prices = (offer?.options ?? []).flatMap((option) => option.prices.map(({ id }) => id));
  const carried_options = held.options
    .filter(({ price_id }) => prices.includes(price_id))
    .map(({ price_id, content }) => ({ price_id, content }));
  const carried_questions = held.questions.flatMap(({ question_id, content }) => {
    const question = offer?.questions.find(({ id }) => id === question_id);
    return question === undefined ? [] : [{ question_id, content: formAnswer(question, content) }];
  });
  return {
    options: wish.options ?? carried_options,
    questions:
      wish.questions === null
        ? carried_questions
        : [...wish.questions, ...ofFamily(carried_questions, { offer, given: wish.questions })],
  };
}

/** Returns the existing answers of the family that are not given anew. */
function ofFamily<One extends { readonly question_id: number }>(
  carried: readonly One[],
  by: { readonly offer: Offer | undefined; readonly given: NonNullable<Wish['questions']> },
): readonly One[] {
  const { offer, given } = by;
  return carried.filter(
    ({ question_id }) =>
      given.every((one) => one.question_id !== question_id) &&
      offer?.questions.find(({ id }) => id === question_id)?.answered_by === 'FAMILY',
  );
}

/**
 * Returns an offer as staff use it: with any registration flow, without a largest quantity, and
 * nothing required anew of options and answers that are carried along.
 */
function asForStaff(
  offer: Offer,
  { wish, wordless }: Pick<WishedInput, 'wish' | 'wordless'>,
): Offer {
  const { options, questions } = offer;
  return {
    ...offer,
    by_request: false,
    maximum_quantity: null,
    options:
      wordless || wish.options === null
        ? options.map((option) => ({ ...option, answer_required: false }))
        : options,
    questions:
      wordless || wish.questions === null
        ? questions.map((question) => ({ ...question, required: false }))
        : questions,
  };
}
