import { atOnce } from '../database/statements.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { leftOf } from './option-stock-store.ts';

/**
 * Loads the registration form of an activity: options with their prices, and questions, in their
 * order. Of withdrawn ones only those that the registration `kept_by` has; of a price with a stock,
 * the number of pieces left at `now`.
 */
export async function loadRegistrationForm(
  db: Db,
  input: { activity_id: number; kept_by?: number; now: string },
) {
  const conditions = keptBy(input);
  const [options, prices, questions] = await atOnce(
    () =>
      db
        .selectFrom('options')
        .selectAll()
        .where('activity_id', '=', input.activity_id)
        .where(conditions.option)
        .orderBy('order')
        .orderBy('id')
        .execute(),
    () =>
      db
        .selectFrom('option_prices as p')
        .innerJoin('options', (join) =>
          join
            .onRef('options.organiser_id', '=', 'p.organiser_id')
            .onRef('options.id', '=', 'p.option_id'),
        )
        .selectAll('p')
        .select(leftOf(input.now).as('left'))
        .where('options.activity_id', '=', input.activity_id)
        .where(conditions.price)
        .orderBy('p.order')
        .orderBy('p.id')
        .execute(),
    () =>
      db
        .selectFrom('questions')
        .selectAll()
        .where('activity_id', '=', input.activity_id)
        .where(conditions.question)
        .orderBy('order')
        .orderBy('id')
        .execute(),
  );
  return { options, prices, questions };
}

export type RegistrationForm = Awaited<ReturnType<typeof loadRegistrationForm>>;

/** Tests whether an item is offered, or withdrawn but kept by a registration. */
function keptBy({ kept_by }: { kept_by?: number }) {
  if (kept_by === undefined)
    return {
      option: sql<boolean>`active`,
      price: sql<boolean>`p.active`,
      question: sql<boolean>`active`,
    };
  const prices = sql`select price_id from registration_options where registration_id = ${kept_by}`;
  return {
    option: sql<boolean>`(active or id in (select option_id from option_prices where id in (${prices})))`,
    price: sql<boolean>`(p.active or p.id in (${prices}))`,
    question: sql<boolean>`(active or id in (select question_id from registration_questions where registration_id = ${kept_by}))`,
  };
}
