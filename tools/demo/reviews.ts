import { addMinutes, earliest } from '@ribambelle/domain/base/instants.ts';
import { ABOUT_CHILDREN, ABOUT_ONESELF, ANSWERS, type Opinion } from './content/reviews.ts';
import type { Customer } from './people.ts';
import type { Purchase } from './purchase.ts';
import { type Random, randomFrom } from './random.ts';
import type { Registration } from './registrations.ts';
import type { Shop } from './shop.ts';

const SHARE = 0.45;
/** The percentage of each opinion, the best first. */
const WEIGHTS = [58, 27, 10, 5] as const;
const A_DAY = 24 * 60;
const A_WEEK = 7 * A_DAY;

/**
 * Adds reviews of some registrations that are over, not all with words. They have their own random
 * source: the rest of the demo is the same with and without. The family that everybody signs in
 * with has written none yet, so that everybody can.
 */
export function addReviews(
  shop: Shop,
  input: { purchases: readonly Purchase[]; silent: Customer; by: { readonly id: number } },
): void {
  const random = randomFrom('ribambelle/reviews');
  const words = {
    opinion: newOpinions(random),
    said: newWords(random),
    answer: newAnswers(),
    by: input.by.id,
  };
  for (const { customer, registrations } of input.purchases) {
    if (customer.id === input.silent.id) continue;
    for (const registration of registrations)
      if (!registration.cancelled && registration.slot.end_at < shop.now && random.chance(SHARE))
        addReview({ ...shop, random }, { customer, registration, ...words });
  }
}

function addReview(
  { organiser_id, random, batch, now }: Shop,
  input: {
    customer: Customer;
    registration: Registration;
    opinion: Opinions;
    said: Words;
    answer: Answers;
    by: number;
  },
): void {
  const { customer, registration, said: wordsFor } = input;
  const { participant, slot } = registration;
  const opinion = input.opinion(
    participant.firstname === customer.firstname ? ABOUT_ONESELF : ABOUT_CHILDREN,
  );
  const message = random.chance(0.75)
    ? wordsFor(opinion[customer.language]).replace('{who}', participant.firstname)
    : null;
  const said_at =
    earliest([
      addMinutes(slot.end_at, random.int(60, A_WEEK)),
      addMinutes(now, -random.int(10, 600)),
    ]) ?? now;
  const created_at = said_at > slot.end_at ? said_at : addMinutes(slot.end_at, 1);
  const score = random.pick(opinion.scores);
  const isPrivate = random.chance(0.25);
  const answer = isPrivate || message === null ? null : input.answer({ score, customer });
  batch.add('reviews', {
    organiser_id,
    id: random.id(),
    cuid: random.cuid(),
    registration_id: registration.id,
    customer_id: customer.id,
    activity_id: slot.activity.id,
    score,
    message,
    private: isPrivate,
    created_at,
    updated_at: created_at,
    answer,
    answered_at: answer === null ? null : (earliest([addMinutes(created_at, A_DAY), now]) ?? now),
    answered_by: answer === null ? null : input.by,
  });
}

type Words = (sentences: readonly string[]) => string;

/** Returns one of the sentences, none twice before all were used. */
function newWords(random: Random): Words {
  const unused = new Map<readonly string[], string[]>();
  return (sentences) => {
    const some = unused.get(sentences) ?? [];
    const [first = '', ...rest] = some.length > 0 ? some : random.shuffled(sentences);
    unused.set(sentences, rest);
    return first;
  };
}

type Answers = (review: { readonly score: number; readonly customer: Customer }) => string | null;

/** Returns the organiser's answer to the first review that each of its answers fits. */
function newAnswers(): Answers {
  const unused = [...ANSWERS];
  return ({ score, customer }) => {
    const at = unused.findIndex(({ scores }) => scores.includes(score));
    const [answer] = at < 0 ? [] : unused.splice(at, 1);
    return answer?.[customer.language].replace('{who}', customer.firstname) ?? null;
  };
}

type Opinions = (opinions: readonly Opinion[]) => Opinion;

/** Draws opinions by their weights, spread evenly: twenty reviews have some of each. */
function newOpinions(random: Random): Opinions {
  let mark = 0;
  return (opinions) => {
    mark = (mark + 37) % 100;
    const at = WEIGHTS.findIndex(
      (_, index) => mark < WEIGHTS.slice(0, index + 1).reduce((sum, weight) => sum + weight, 0),
    );
    return opinions[at] ?? random.pick(opinions);
  };
}
