import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { isOff } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';

/** Loads the chosen dates of registrations, by start, and whether each takes place. */
export async function loadChosenDates(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('registration_dates as r')
    .innerJoin('availability_dates as d', (join) =>
      join.onRef('d.organiser_id', '=', 'r.organiser_id').onRef('d.id', '=', 'r.date_id'),
    )
    .select([
      'r.registration_id',
      'r.cuid',
      'r.date_id',
      'r.arrival',
      'r.departure',
      'd.start_at',
      'd.end_at',
    ])
    .select(sql<boolean>`not ${isOff({ t: 'r' })}`.as('takes_place'))
    .select(sql<string>`coalesce(r.counts_from, d.start_at)`.as('counts_from'))
    .where(sql<boolean>`r.registration_id = any(${ids})`)
    .orderBy('d.start_at')
    .orderBy('d.id')
    .execute();
}

/** Loads all dates of availabilities, by start. */
export async function loadOfferedDates(db: Db, ids: readonly number[]) {
  return (
    db
      .selectFrom('availability_dates')
      .select(['id', 'availability_id', 'start_at', 'end_at', 'status', 'capacity'])
      // a place offered to somebody who waits is taken for everybody else
      .select(sql<number>`registered + offered`.as('registered'))
      .where(sql<boolean>`availability_id = any(${ids})`)
      .orderBy('start_at')
      .orderBy('id')
      .execute()
  );
}

interface OptionRow {
  readonly cuid: string;
  readonly price_id: number;
  readonly content: string | null;
  readonly amount: number;
  readonly price_amount: number;
  readonly percentage: number;
  readonly label: Json;
  readonly title: Json;
}

/** Loads the options of a registration as they were chosen, with their present texts. */
export async function loadChosenOptions(db: Db, id: number): Promise<readonly OptionRow[]> {
  const { rows } = await sql<OptionRow>`
    select r.cuid, r.price_id, r.content, r.amount, p.amount as price_amount, p.percentage, p.label, o.title
    from registration_options r
    join option_prices p on p.organiser_id = r.organiser_id and p.id = r.price_id
    join options o on o.organiser_id = p.organiser_id and o.id = p.option_id
    where r.registration_id = ${id}
    order by o."order" desc, o.id, p."order"`.execute(db);
  return rows;
}

/** Loads the questions of a registration with their answers. */
export async function loadAnsweredQuestions(db: Db, id: number) {
  return db
    .selectFrom('registration_questions as r')
    .innerJoin('questions as q', (join) =>
      join.onRef('q.organiser_id', '=', 'r.organiser_id').onRef('q.id', '=', 'r.question_id'),
    )
    .select(['r.question_id', 'r.content', 'q.title', 'q.type', 'q.choices'])
    .where('r.registration_id', '=', id)
    .orderBy('q.order', 'desc')
    .orderBy('q.id')
    .execute();
}
