import type { optionFields } from '@ribambelle/api/activities/option-shapes.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

type OptionValues = z.output<typeof optionFields>;

/** Loads the ids of the options of an activity and of their prices, including withdrawn ones. */
export async function loadOffered(db: Db, activity_id: number) {
  const options = await db
    .selectFrom('options')
    .select('id')
    .where('activity_id', '=', activity_id)
    .execute();
  const ids = options.map(({ id }) => id);
  const prices = await db
    .selectFrom('option_prices')
    .select(['id', 'option_id'])
    .where(sql<boolean>`option_id = any(${ids})`)
    .execute();
  return {
    options: new Set(ids),
    prices: new Map(prices.map(({ id, option_id }) => [id, option_id])),
  };
}

/** Withdraws all options of the activity until they are set again; registrations keep theirs. */
export async function withdrawOptions(db: Db, activity_id: number): Promise<void> {
  await sql`with withdrawn as (update options set active = false where activity_id = ${activity_id} returning id)
    update option_prices set active = false where option_id in (select id from withdrawn)`.execute(
    db,
  );
}

/** Writes an option with its position in the order, and its prices. */
export async function saveOption(
  db: Db,
  input: { activity_id: number; order: number; option: OptionValues },
): Promise<void> {
  const { activity_id, order, option } = input;
  const columns = {
    title: JSON.stringify(option.title),
    description: JSON.stringify(option.description),
    order,
    active: true,
    answer_required: option.answer_required,
    vat_category: option.vat_category,
  };
  const row = { activity_id, ...columns };
  const { id } = await db
    .insertInto('options')
    .values(option.id === null ? row : { ...row, id: option.id })
    .onConflict((conflict) => conflict.columns(['organiser_id', 'id']).doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, { id: price_id, label, ...cost }] of option.prices.entries()) {
    const price = { label: JSON.stringify(label), ...cost, order: index, active: true };
    await db
      .insertInto('option_prices')
      .values({ option_id: id, ...price, ...(price_id === null ? {} : { id: price_id }) })
      .onConflict((conflict) => conflict.columns(['organiser_id', 'id']).doUpdateSet(price))
      .execute();
  }
}
