import type { Choice, Offer } from './offer-questions.tsx';

/**
 * The family and the participant of a registration: known ones, or new ones that are made with it.
 */
export type Whom =
  | { readonly customer: string | null; readonly participant: string | null }
  | {
      readonly new_customer: {
        readonly firstname: string;
        readonly lastname: string;
        readonly phone: string;
        readonly email: string | null;
      };
      readonly new_participant: {
        readonly firstname: string;
        readonly lastname: string;
        readonly birthdate: string | null;
      };
    };

/** Builds the request that registers somebody with a choice: the dates, options and answers. */
export function requestOf(input: {
  offer: Offer;
  choice: Choice;
  whom: Whom;
  use_bundle: boolean;
}) {
  const { offer, choice, whom, use_bundle } = input;
  return {
    ...whom,
    availability: offer.cuid,
    quantity: choice.quantity,
    date_ids: [...choice.date_ids],
    use_bundle,
    ...wordsOf(choice),
  };
}

/** Returns the options and answers of a choice, in the form that a request needs. */
export function wordsOf(choice: Choice) {
  return {
    options: Object.entries(choice.prices).map(([option_id, price_id]) => ({
      price_id,
      content: choice.contents[Number(option_id)] ?? null,
    })),
    questions: Object.entries(choice.answers).map(([question_id, content]) => ({
      question_id: Number(question_id),
      content: typeof content === 'string' ? content : [...content],
    })),
  };
}
