import type { Json } from '@ribambelle/database/json.ts';
import type { Option, Question } from '@ribambelle/domain/activities/answers.ts';
import type { AnsweredBy } from '@ribambelle/domain/activities/family-answers.ts';
import type { ShownWhen } from '@ribambelle/domain/activities/shown-questions.ts';
import type { AgeLimits } from '@ribambelle/domain/activities/age-label.ts';
import { limitsOf } from '@ribambelle/domain/activities/age-limits.ts';
import type { Discount } from '@ribambelle/domain/discounts/discount.ts';
import {
  type PartialTerms,
  partialTermsOf,
} from '@ribambelle/domain/pricing/partial-registration.ts';
import type { VatCategory } from '@ribambelle/domain/vat/categories.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { atOnce } from '../../database/statements.ts';
import { discountsNaming, discountsOfFamily, type DiscountRule } from '../../discounts/index.ts';
import { type HeldMembership, loadHeldFor } from '../../memberships/index.ts';
import { withScopes } from '../../segments/index.ts';
import { bilingualOf } from '../../texts/bilingual.ts';
import type { VolumeRule } from '../../volume-discounts/index.ts';
import { isChildOf } from '../../households/index.ts';

/** The price, questions, options and conditions of an availability. */
export interface Offer extends PartialTerms {
  readonly id: number;
  readonly activity_id: number;
  readonly price: number;
  readonly deposit: number;
  readonly start_at: string;
  /**
   * The advantages of members: their memberships, whether it is for them alone, and how many days
   * before the others they can register.
   */
  readonly membership_ids: readonly number[];
  readonly members_only: boolean;
  readonly members_days_early: number;
  readonly registrations_start_at: string | null;
  /** The price of a place for members: an amount, or basis points off. */
  readonly member_price: number | null;
  readonly member_percentage: number | null;
  readonly by_request: boolean;
  /** The most places that one registration can take; null is no limit. */
  readonly maximum_quantity: number | null;
  readonly limits: AgeLimits;
  /** Null for the organiser's default, as for each option. */
  readonly vat_category: VatCategory | null;
  readonly options: readonly (Option & { readonly vat_category: VatCategory | null })[];
  readonly questions: readonly Question[];
  readonly date_ids: readonly number[];
  /** When each of its dates begins. */
  readonly dates: readonly { readonly id: number; readonly start_at: string }[];
  /** The dates that can still be had. */
  readonly open_date_ids: readonly number[];
}

/** One of the customer's own participants. */
export interface OwnParticipant {
  readonly id: number;
  readonly birthdate: string | null;
}

/** Offers, and the customer's own participants for whom they are wanted. */
export interface Offered {
  readonly offers: ReadonlyMap<number, Offer>;
  /** Those of the wanted who are the customer's own; complete as soon as there is any offer. */
  readonly participants: ReadonlyMap<number, OwnParticipant>;
  /** True when the customer bought packs, which may pay. */
  readonly has_bundles: boolean;
  /**
   * The memberships of the customer and their participants that count now; none when nothing is
   * kept for members.
   */
  readonly held: readonly HeldMembership[];
  /**
   * The customer's discounts, the oldest first, each with the people and the dates to which it
   * applies by its segments at this moment.
   */
  readonly discounts: readonly Discount[];
  /** The volume discounts of the organiser. */
  readonly volumes: readonly VolumeRule[];
}

/** The parts of an offer that are not columns of an availability or its activity as they are. */
type Made = keyof PartialTerms | 'by_request' | 'limits' | 'options' | 'questions';

interface OfferRow extends AgeLimits, Omit<Offer, Made> {
  readonly has_bundles: boolean;
  readonly discounts: readonly DiscountRule[] | null;
  readonly naming_ids: readonly number[];
  readonly volumes: readonly VolumeRule[] | null;
  readonly registration_flow: string;
  readonly activity_age_minimum: number | null;
  readonly activity_age_maximum: number | null;
  readonly partial_registrations: string;
  readonly partial_price: string;
  readonly partial_fee: number;
  readonly partial_discount: number;
  readonly options: readonly {
    readonly id: number;
    readonly vat_category: VatCategory | null;
    readonly title: Json;
    readonly answer_required: boolean;
    readonly prices: readonly {
      readonly id: number;
      readonly label: Json;
      readonly amount: number;
      readonly percentage: number;
    }[];
  }[];
  readonly questions: readonly {
    readonly id: number;
    readonly type: Question['type'];
    readonly required: boolean;
    readonly choices: readonly { readonly id: number; readonly label: Json }[];
    readonly answered_by: AnsweredBy;
    readonly shown_when: ShownWhen | null;
  }[];
  readonly participants: readonly OwnParticipant[];
}

/**
 * Selects the dates of an availability `a` of an activity `v`, and those that can still be had:
 * `bookableDates` in domain/availabilities/status.ts.
 */
const datesOf = (now: string) => sql`(select coalesce(array_agg(d.id), '{}') as date_ids,
  coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'start_at', d.start_at)), '[]') as dates,
  coalesce(array_agg(d.id) filter (where d.status = 'OPEN' and (d.capacity is null or d.registered < d.capacity)
    and case when v.allow_registrations_after_start then d.end_at else d.start_at end > ${now}), '{}') as open_date_ids
  from availability_dates d where d.organiser_id = a.organiser_id and d.availability_id = a.id)`;

const NOBODY = { customer_id: 0, ids: [] };

/**
 * Loads the offers of availabilities of published activities, for staff (`unpublished`) of all,
 * with texts in the caller's language; unknown ones are absent. With `participants`, the same
 * statement returns those who are the customer's own. The segments of discounts take one more
 * statement when there are any, and so do memberships when something is kept for members (decision
 * 183).
 */
export async function loadOffers(
  db: Db,
  input: {
    availability_ids: readonly number[];
    timezone: string;
    now: string;
    text: (column: Json) => string;
    unpublished?: boolean;
    participants?: { readonly customer_id: number; readonly ids: readonly number[] };
  },
): Promise<Offered> {
  const { availability_ids, timezone, now } = input;
  const { customer_id, ids } = input.participants ?? NOBODY;
  const { rows } = await sql<OfferRow>`
    select a.id, a.activity_id, a.price, a.deposit, a.start_at, a.age_minimum, a.age_maximum, v.registration_flow, v.maximum_quantity,
      a.registrations_start_at, v.vat_category, v.membership_ids, v.members_only, v.members_days_early, v.member_price, v.member_percentage, v.partial_registrations, v.partial_price, v.partial_fee, v.partial_discount, v.age_minimum as activity_age_minimum, v.age_maximum as activity_age_maximum,
      dates.date_ids, dates.dates, dates.open_date_ids,
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'vat_category', o.vat_category, 'title', o.title, 'answer_required', o.answer_required, 'prices',
        (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'label', p.label, 'amount', p.amount, 'percentage', p.percentage)
          order by p."order", p.id), '[]') from option_prices p
         where p.organiser_id = o.organiser_id and p.option_id = o.id and p.active)) order by o."order", o.id)
        from options o where o.organiser_id = a.organiser_id and o.activity_id = a.activity_id and o.active), '[]') as options,
      coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'type', q.type, 'required', q.required, 'answered_by', q.answered_by, 'choices', q.choices,
        'shown_when', case when q.shown_when_question_id is not null then jsonb_build_object('question_id', q.shown_when_question_id, 'choice_ids', q.shown_when_choice_ids) end)
        order by q."order", q.id)
        from questions q where q.organiser_id = a.organiser_id and q.activity_id = a.activity_id and q.active), '[]') as questions,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'birthdate', p.birthdate)), '[]') from participants p
        where p.id = any(${ids}::bigint[]) and ${isChildOf('p', customer_id)}
          and p.deleted_at is null) as participants,
      exists (select from customer_bundles s where s.customer_id = ${customer_id}
        and s.cancelled_at is null) as has_bundles,
      rules.discounts, rules.volumes, ${discountsNaming(customer_id)} as naming_ids
    from availabilities a join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
      cross join lateral ${datesOf(now)} dates left join price_rules rules on rules.organiser_id = a.organiser_id
    where a.id = any(${availability_ids}::bigint[]) and (v.published or ${input.unpublished ?? false})`.execute(
    db,
  );
  const ownIds = rows[0]?.participants ?? [];
  const looked_at = { customer_id, availability_ids, timezone, now };
  const familyDiscounts = discountsOfFamily(rows[0]?.discounts ?? [], {
    naming_ids: rows[0]?.naming_ids ?? [],
    now,
  });
  const [discounts, held] = await atOnce(
    () => withScopes(db, { ...looked_at, of: familyDiscounts }),
    () => loadHeldFor(db, { customer_id, now, of: rows }),
  );
  return {
    offers: new Map(rows.map((row) => [row.id, offerOf(row, input.text)])),
    participants: new Map(ownIds.map((participant) => [participant.id, participant])),
    has_bundles: rows[0]?.has_bundles === true,
    discounts: discounts.map((one) => ({ ...one, label: bilingualOf(one.title) })),
    volumes: rows[0]?.volumes ?? [],
    held,
  };
}

function offerOf(row: OfferRow, text: (column: Json) => string): Offer {
  const { id, activity_id, price, deposit, start_at, maximum_quantity } = row;
  const { date_ids, dates, open_date_ids, vat_category } = row;
  const { membership_ids, members_only, members_days_early, registrations_start_at } = row;
  const { member_price, member_percentage } = row;
  return {
    id,
    activity_id,
    price,
    deposit,
    start_at,
    membership_ids,
    members_only,
    members_days_early,
    registrations_start_at,
    member_price,
    member_percentage,
    date_ids,
    dates,
    open_date_ids,
    vat_category,
    ...partialTermsOf(row),
    maximum_quantity,
    by_request: row.registration_flow === 'REQUEST',
    limits: limitsOf(row, {
      age_minimum: row.activity_age_minimum,
      age_maximum: row.activity_age_maximum,
    }),
    options: row.options.map((option) => ({
      ...option,
      title: text(option.title),
      prices: option.prices.map((one) => ({
        ...one,
        label: text(one.label) || text(option.title),
      })),
    })),
    questions: row.questions.map((question) => ({
      ...question,
      choices: question.choices.map((choice) => ({
        id: choice.id,
        label: text(choice.label),
      })),
    })),
  };
}
