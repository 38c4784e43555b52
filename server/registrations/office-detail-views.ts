import type { QuestionType } from '@ribambelle/domain/custom-fields/answer-types.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { wayOfRefund } from '@ribambelle/domain/payments/refund-ways.ts';
import type { Waivable } from '@ribambelle/domain/registrations/waiver.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { visibilityOf } from '@ribambelle/domain/reviews/review.ts';
import { type RawBuilder, sql } from 'kysely';
import { isOff } from '../database/takes-place.ts';
import { isByTransfer } from '../outgoing-transfers/index.ts';
import type { Db } from '../database/transaction.ts';
import type { OfficeRegistrationRow } from './office-registration-views.ts';

/** The columns of a registration that its panel shows; titles and labels are bilingual columns. */
export interface OfficeDetailRow extends OfficeRegistrationRow {
  readonly version: number;
  readonly participant_cuid: string;
  readonly customer_id: number;
  readonly customer_cuid: string;
  readonly activity_cuid: string;
  readonly availability_cuid: string;
  readonly location: string | null;
  readonly registered_by: string | null;
  readonly waivers: readonly {
    readonly waived: readonly Waivable[];
    readonly note: string;
    readonly by: string;
    readonly at: string;
    readonly holds: boolean;
  }[];
  readonly deposit_amount: number;
  readonly changed_at: string | null;
  readonly terms_version: number | null;
  readonly terms_accepted_at: string | null;
  readonly communication: string | null;
  readonly cancellation_message: string | null;
  readonly cancellation_type: string | null;
  readonly price_lines: Json;
  readonly options: readonly {
    readonly option_id: number;
    readonly price_id: number;
    readonly title: Json;
    readonly label: Json;
    readonly content: string | null;
    readonly amount: number;
  }[];
  readonly questions: readonly {
    readonly question_id: number;
    readonly title: Json;
    readonly type: QuestionType;
    readonly content: string;
    readonly choices: readonly { readonly id: number; readonly label: Json }[];
  }[];
}

/** Finds a registration by its cuid; undefined for none. */
export async function findOfficeDetail(
  db: Db,
  registration: string,
): Promise<OfficeDetailRow | undefined> {
  const { rows } = await sql<OfficeDetailRow>`
    select r.id, r.cuid, r.version, r.reference, r.created_at, p.firstname, p.lastname, p.birthdate, p.cuid as participant_cuid,
      c.firstname as customer_firstname, c.lastname as customer_lastname, c.id as customer_id, c.cuid as customer_cuid, c.email, c.phone,
      v.title, v.cuid as activity_cuid, a.cuid as availability_cuid, a.start_at, a.end_at, l.name as location, r.quantity, r.receivable_id,
      owed.total_amount, owed.deposit_amount, owed.paid_amount, owed.credit_amount, owed.due_at, r.changed_at, r.cancelled_at, r.tags, r.cancellation_message, r.cancellation_type, r.price_lines, k.reference as communication,
      k.terms_version, k.terms_accepted_at,
      (select s.firstname || ' ' || s.lastname from collaborators s where s.organiser_id = r.organiser_id and s.id = r.created_by) as registered_by,
      (select coalesce(jsonb_agg(jsonb_build_object('waived', w.waived, 'note', w.note, 'by', trim(s.firstname || ' ' || s.lastname), 'at', w.created_at, 'holds', w.holds) order by w.created_at, w.id), '[]')
       from registration_waivers w join collaborators s on s.organiser_id = w.organiser_id and s.id = w.created_by
       where w.organiser_id = r.organiser_id and w.registration_id = r.id) as waivers,
      (select coalesce(jsonb_agg(jsonb_build_object('option_id', o.id, 'price_id', op.id, 'title', o.title, 'label', op.label, 'content', ro.content, 'amount', ro.amount)
         order by o."order", o.id), '[]')
       from registration_options ro join option_prices op on op.organiser_id = ro.organiser_id and op.id = ro.price_id
       join options o on o.organiser_id = op.organiser_id and o.id = op.option_id
       where ro.organiser_id = r.organiser_id and ro.registration_id = r.id) as options,
      (select coalesce(jsonb_agg(jsonb_build_object('question_id', q.id, 'title', q.title, 'type', q.type, 'content', rq.content, 'choices', q.choices)
         order by q."order", q.id), '[]')
       from registration_questions rq join questions q on q.organiser_id = rq.organiser_id and q.id = rq.question_id
       where rq.organiser_id = r.organiser_id and rq.registration_id = r.id) as questions
    from registrations r
    join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    join customers c on c.organiser_id = r.organiser_id and c.id = r.customer_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    left join locations l on l.organiser_id = a.organiser_id and l.id = a.location_id
    left join carts k on k.organiser_id = r.organiser_id and k.id = r.cart_id
    where r.cuid = ${registration}`.execute(db);
  return rows[0];
}

/** Loads its dates, in order, with whether each takes place. */
export async function loadOfficeDates(db: Db, registration_id: number) {
  return db
    .selectFrom('registration_dates as r')
    .innerJoin('availability_dates as d', (join) =>
      join.onRef('d.organiser_id', '=', 'r.organiser_id').onRef('d.id', '=', 'r.date_id'),
    )
    .select(['d.id', 'd.start_at', 'd.end_at'])
    .select(sql<boolean>`not ${isOff({ t: 'r' })}`.as('takes_place'))
    .where('r.registration_id', '=', registration_id)
    .orderBy('d.start_at')
    .orderBy('d.id')
    .execute();
}

/** Loads the payments and refunds for it, payment by payment; for refunds how they were made. */
export async function loadOfficePayments(db: Db, receivable_id: number) {
  const rows = await db
    .selectFrom('payment_allocations as l')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.organiser_id', '=', 'l.organiser_id').onRef('p.id', '=', 'l.payment_id'),
    )
    .leftJoin('refunds as f', (join) =>
      join.onRef('f.organiser_id', '=', 'l.organiser_id').onRef('f.id', '=', 'l.refund_id'),
    )
    .select([
      'p.cuid',
      'p.method',
      'p.state',
      'l.created_at',
      'l.amount',
      'f.state as refund_state',
      'f.provider_reference',
      isByTransfer('f').as('by_transfer'),
    ])
    .where('l.receivable_id', '=', receivable_id)
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute();
  return rows.map(({ refund_state, provider_reference, by_transfer, ...row }) => ({
    ...row,
    way:
      row.amount > 0
        ? null
        : wayOfRefund(
            refund_state === null ? null : { state: refund_state, provider_reference, by_transfer },
          ),
  }));
}

/** The state of a registration before or after a change; the title is a bilingual column. */
interface ChangedState {
  readonly participant: string;
  readonly title: Json;
  readonly start_at: string;
  readonly end_at: string;
  readonly total_amount: number;
}

/** A change that staff made to it. */
export interface OfficeChange {
  readonly cuid: string;
  readonly kind: 'TRANSFER' | 'REPLACEMENT' | 'RESTORATION' | 'CHANGE';
  readonly created_at: string;
  /** Null for its family. */
  readonly by: string | null;
  readonly reason: string | null;
  readonly cancelled_at: string | null;
  readonly was: ChangedState;
  readonly became: ChangedState;
}

/** Loads its kept changes, the earliest first, with the names of today. */
export async function loadOfficeChanges(
  db: Db,
  registration_id: number,
): Promise<readonly OfficeChange[]> {
  const stateOf = (column: RawBuilder<unknown>) => sql`jsonb_build_object('participant',
    (select trim(p.firstname || ' ' || p.lastname) from participants p
      where p.organiser_id = c.organiser_id and p.id = (${column} ->> 'participant_id')::bigint),
    'title', ${column} -> 'title', 'start_at', ${column} -> 'start_at', 'end_at', ${column} -> 'end_at', 'total_amount', ${column} -> 'total_amount')`;
  const { rows } = await sql<OfficeChange>`
    select c.cuid, c.kind, c.created_at, c.became ->> 'reason' as reason, (c.was ->> 'cancelled_at')::timestamptz as cancelled_at, ${stateOf(sql`c.was`)} as was,
      ${stateOf(sql`c.became`)} as became, trim(s.firstname || ' ' || s.lastname) as by
    from registration_changes c left join collaborators s on s.organiser_id = c.organiser_id and s.id = c.created_by
    where c.registration_id = ${registration_id} order by c.created_at, c.id`.execute(db);
  return rows;
}

/** Loads the last e-mails to its family since it was made. */
export async function loadOfficeMails(db: Db, input: { customer_id: number; since: string }) {
  return db
    .selectFrom('sent_mails')
    .select(['cuid', 'subject', 'state', 'created_at'])
    .where('customer_id', '=', input.customer_id)
    .where('created_at', '>=', input.since)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute();
}

/** Loads the family's review of a registration; null for none. */
export async function loadOfficeReview(db: Db, registration_id: number) {
  const row = await db
    .selectFrom('reviews')
    .leftJoin('collaborators', (join) =>
      join
        .onRef('collaborators.organiser_id', '=', 'reviews.organiser_id')
        .onRef('collaborators.id', '=', 'reviews.answered_by'),
    )
    .select([
      'reviews.cuid',
      'reviews.score',
      'reviews.message',
      'reviews.private',
      'reviews.hidden_at',
      'reviews.created_at',
      'reviews.updated_at',
      'reviews.answer',
      'reviews.answered_at',
      'collaborators.firstname',
      'collaborators.lastname',
    ])
    .where('registration_id', '=', registration_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const {
    hidden_at,
    private: isPrivate,
    answer,
    answered_at,
    firstname,
    lastname,
    ...review
  } = row;
  const by = fullname({ firstname: firstname ?? '', lastname: lastname ?? '' });
  return {
    ...review,
    visibility: visibilityOf({ private: isPrivate, hidden: hidden_at !== null }),
    answer: answer === null || answered_at === null ? null : { text: answer, answered_at, by },
  };
}
