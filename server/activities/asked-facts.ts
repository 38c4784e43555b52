import type { Db } from '../database/transaction.ts';

/** What a registration for an activity asks: options with their prices, and questions, in their order. */
export async function loadAsked(db: Db, told: { organiser_id: number; activity_id: number }) {
  const own = { organiser_id: told.organiser_id, activity_id: told.activity_id };
  const [options, prices, questions] = await Promise.all([
    db
      .selectFrom('options')
      .selectAll()
      .where('organiser_id', '=', own.organiser_id)
      .where('activity_id', '=', own.activity_id)
      .where('active', '=', true)
      .orderBy('order')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('option_prices')
      .innerJoin('options', (join) =>
        join.onRef('options.organiser_id', '=', 'option_prices.organiser_id').onRef('options.id', '=', 'option_prices.option_id'),
      )
      .selectAll('option_prices')
      .where('option_prices.organiser_id', '=', own.organiser_id)
      .where('options.activity_id', '=', own.activity_id)
      .where('option_prices.active', '=', true)
      .orderBy('option_prices.order')
      .orderBy('option_prices.id')
      .execute(),
    db
      .selectFrom('questions')
      .selectAll()
      .where('organiser_id', '=', own.organiser_id)
      .where('activity_id', '=', own.activity_id)
      .where('active', '=', true)
      .orderBy('order')
      .orderBy('id')
      .execute(),
  ]);
  return { options, prices, questions };
}

export type Asked = Awaited<ReturnType<typeof loadAsked>>;
