import type { Choice, Offer } from './offer-questions.tsx';

/** What is sent of a choice: options and answers as the call takes them, and how far beyond what is planned it goes. */
export function requestOf(input: {
  offer: Offer;
  choice: Choice;
  customer: string;
  participant: string;
  overbook: boolean;
  twice: boolean;
  without_membership: boolean;
  use_bundle: boolean;
}) {
  const { offer, choice, customer, participant, overbook, twice, use_bundle } = input;
  const { without_membership } = input;
  return {
    customer,
    participant,
    availability: offer.cuid,
    quantity: choice.quantity,
    date_ids: [...choice.date_ids],
    overbook,
    twice,
    without_membership,
    use_bundle,
    ...wordsOf(choice),
  };
}

/** Options and answers of a choice, as a call takes them. */
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
