import type { QuestionType } from '@ribambelle/domain/custom-fields/answer-types.ts';
import type { AnsweredBy } from '@ribambelle/domain/activities/family-answers.ts';
import type { ShownWhen } from '@ribambelle/domain/activities/shown-questions.ts';
import { atOnce } from '../database/statements.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, findSearched, fitting, leftOf, searchedConditions } from '../activities/index.ts';
import { keepsPlace } from '../availabilities/index.ts';
import { MOST_COUNTED } from '../database/counted.ts';
import type { Db } from '../database/transaction.ts';

export interface StaffOfferRow {
  readonly id: number;
  readonly cuid: string;
  readonly activity: string;
  readonly title: Json;
  readonly location: string | null;
  readonly start_at: string;
  readonly end_at: string;
  readonly price: number;
  readonly status: string;
  readonly published: boolean;
  readonly age_minimum: number | null;
  readonly age_maximum: number | null;
  readonly capacity: number | null;
  readonly registered: number;
  readonly held: number;
}

export interface StaffOfferAsks {
  readonly dates: readonly Pick<
    StaffOfferRow,
    'id' | 'start_at' | 'end_at' | 'status' | 'capacity' | 'registered' | 'held'
  >[];
  readonly options: readonly {
    readonly id: number;
    readonly title: Json;
    readonly answer_required: boolean;
    readonly prices: readonly {
      readonly id: number;
      readonly label: Json;
      readonly amount: number;
      readonly percentage: number;
      readonly left: number | null;
    }[];
  }[];
  readonly questions: readonly {
    readonly id: number;
    readonly type: QuestionType;
    readonly title: Json;
    readonly required: boolean;
    readonly choices: readonly { readonly id: number; readonly label: Json }[];
    readonly shown_when: ShownWhen | null;
    readonly answered_by: AnsweredBy;
  }[];
}

const FROM = sql`from availabilities a join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id`;

function columns(now: string): RawBuilder<unknown> {
  return sql`a.id, a.cuid, v.cuid as activity, v.title, a.start_at, a.end_at, a.price, a.status, v.published, a.capacity, a.registered,
    coalesce(a.age_minimum, v.age_minimum) as age_minimum, coalesce(a.age_maximum, v.age_maximum) as age_maximum,
    (select l.name from locations l where l.organiser_id = a.organiser_id and l.id = a.location_id) as location,
    a.offered + coalesce((select sum(i.quantity - ${ofOffer(now)}) from cart_items i
      where i.organiser_id = a.organiser_id and i.availability_id = a.id
      and i.processed_at is null and i.expires_at > ${now}), 0)::integer as held`;
}

/**
 * Returns 1 for an item `i` of somebody who also has an offer of a place: the two hold one place
 * together.
 */
function ofOffer(now: string, on = sql``): RawBuilder<number> {
  return sql`(case when exists (select from waiting_list_entries w where w.organiser_id = i.organiser_id
    and w.availability_id = i.availability_id and w.participant_id = i.participant_id and w.left_at is null
    and ${keepsPlace(now)} ${on}) then 1 else 0 end)`;
}

/**
 * Finds availabilities that have not ended, published or not, the best match of the search first,
 * then by start; and their number, exact up to 10 000.
 */
export async function findStaffOffers(
  db: Db,
  input: { search: string | undefined; now: string; limit: number; offset: number },
): Promise<{ rows: readonly StaffOfferRow[]; count: number }> {
  const { now, limit, offset } = input;
  const search = await findSearched(db, input.search);
  // without words the index of starts gives the order, so that nothing is sorted
  const fit = (activity_id: RawBuilder<unknown>) =>
    search === null
      ? sql``
      : sql`left join ${fitting(search)} fit (id, rank) on fit.id = ${activity_id}`;
  const best = search === null ? sql`` : sql`coalesce(fit.rank, 0) desc,`;
  const matching = sql`from availabilities ${fit(sql`availabilities.activity_id`)}
    where end_at > ${now} and ${allOf(searchedConditions(search))}`;
  const [page, total] = await atOnce(
    () =>
      sql<StaffOfferRow>`select ${columns(now)} ${FROM} ${fit(sql`a.activity_id`)}
        where a.id = any(array(select availabilities.id ${matching}
          order by ${best} availabilities.start_at, availabilities.id limit ${limit} offset ${offset}))
        order by ${best} a.start_at, a.id`.execute(db),
    () =>
      sql<{
        count: number;
      }>`select count(*) as count from (select ${matching} limit ${MOST_COUNTED}) counted`.execute(
        db,
      ),
  );
  return { rows: page.rows, count: total.rows[0]?.count ?? 0 };
}

/** Returns one availability, whether its activity is published or not; undefined for none. */
export async function findStaffOffer(db: Db, input: { availability: string; now: string }) {
  const { rows } = await sql<StaffOfferRow>`
    select ${columns(input.now)} ${FROM} where a.cuid = ${input.availability}`.execute(db);
  return rows[0];
}

/** Loads its dates, and the options and questions of its activity. */
export async function loadStaffAsks(
  db: Db,
  input: { id: number; now: string },
): Promise<StaffOfferAsks> {
  const dates = await sql<StaffOfferAsks['dates'][number]>`
    select d.id, d.start_at, d.end_at, d.status, d.capacity, d.registered,
      d.offered + coalesce((select sum(i.quantity - ${ofOffer(input.now, sql`and d.id = any(w.offer_date_ids)`)})
        from cart_item_dates c join cart_items i on i.organiser_id = c.organiser_id and i.id = c.cart_item_id
        where c.organiser_id = d.organiser_id and c.date_id = d.id and i.processed_at is null and i.expires_at > ${input.now}), 0)::integer as held
    from availability_dates d where d.availability_id = ${input.id} order by d.start_at, d.id`.execute(
    db,
  );
  const asks = await sql<Omit<StaffOfferAsks, 'dates'>>`
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'answer_required', o.answer_required, 'prices',
        (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'label', p.label, 'amount', p.amount, 'percentage', p.percentage, 'left', ${leftOf(input.now)})
          order by p."order", p.id), '[]') from option_prices p
         where p.organiser_id = o.organiser_id and p.option_id = o.id and p.active)) order by o."order", o.id)
        from options o where o.organiser_id = a.organiser_id and o.activity_id = a.activity_id and o.active), '[]') as options,
      coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'type', q.type, 'title', q.title, 'required', q.required, 'choices', q.choices,
        'answered_by', q.answered_by, 'shown_when', case when q.shown_when_question_id is not null then jsonb_build_object('question_id', q.shown_when_question_id, 'choice_ids', q.shown_when_choice_ids) end)
        order by q."order", q.id)
        from questions q where q.organiser_id = a.organiser_id and q.activity_id = a.activity_id and q.active), '[]') as questions
    from availabilities a where a.id = ${input.id}`.execute(db);
  return {
    dates: dates.rows,
    options: asks.rows[0]?.options ?? [],
    questions: asks.rows[0]?.questions ?? [],
  };
}
