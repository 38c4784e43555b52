import {
  type PartialTerms,
  partialTermsOf,
} from '@ribambelle/domain/pricing/partial-registration.ts';
import type { RegistrationToLower } from '@ribambelle/domain/registrations/change-fee.ts';
import type { HeldNow } from '@ribambelle/domain/memberships/members.ts';
import type { Waivable } from '@ribambelle/domain/registrations/waiver.ts';
import { sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import { isOff } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';
import { heldNow } from '../memberships/index.ts';

/** A registration in its present state, with its availability; amounts in minor units. */
export interface HeldRegistration extends PartialTerms {
  readonly id: number;
  readonly cuid: string;
  readonly customer_id: number;
  readonly participant_id: number;
  readonly receivable_id: number;
  readonly cart_id: number | null;
  readonly availability_id: number;
  readonly activity_id: number;
  /** The version of its state that a reader has. */
  readonly version: number;
  /** The sold bundle that pays for its base price; null for none. */
  readonly customer_bundle_id: number | null;
  readonly paid_by_bundle: boolean;
  /** The reduction by the coupon of its order, in minor units. */
  readonly coupon_total: number;
  /** The fees within its total for what its family gave up before, in minor units. */
  readonly change_fee_total: number;
  readonly quantity: number;
  readonly cancelled: boolean;
  readonly cancelled_at: string | null;
  /** True when its bundle got its uses back. */
  readonly bundle_capacity_refunded: boolean;
  readonly total_amount: number;
  readonly deposit_amount: number;
  readonly paid_amount: number;
  /** Today's price of a place. */
  readonly price: number;
  readonly deposit: number;
  /**
   * The memberships that make a participant a member of the activity, and those that the family has
   * now; none when it has no members.
   */
  readonly membership_ids: readonly number[];
  readonly held: readonly HeldNow[];
  readonly closed: boolean;
  readonly end_at: string;
  readonly date_ids: readonly number[];
  /** The conditions under which it was bought, and the dates and starts that count for them. */
  readonly policy: RegistrationToLower['policy'];
  readonly zone: string;
  readonly policy_dates: RegistrationToLower['policy_dates'];
  readonly counts_from: string | null;
  /** The checks that staff waived for it, and that are still waived. */
  readonly waived: readonly Waivable[];
  /** Those of them that do not take place. */
  readonly off_date_ids: readonly number[];
  readonly options: readonly {
    readonly price_id: number;
    readonly content: string | null;
    readonly amount: number;
  }[];
  readonly questions: readonly { readonly question_id: number; readonly content: string }[];
}

type Columns = Omit<HeldRegistration, keyof PartialTerms> & Parameters<typeof partialTermsOf>[0];

interface Own {
  readonly customer_id: number;
}

/**
 * Finds one of the customer's own registrations by its id or cuid; undefined for none of theirs.
 */
export async function findHeld(
  db: Db,
  input: Own & ({ id: number } | { cuid: string }) & { now: string },
): Promise<HeldRegistration | undefined> {
  const condition = 'id' in input ? sql`r.id = ${input.id}` : sql`r.cuid = ${input.cuid}`;
  const { rows } = await sql<Columns>`
    select r.id, r.cuid, r.customer_id, r.participant_id, r.availability_id, a.activity_id, r.version, r.customer_bundle_id, r.customer_bundle_id is not null as paid_by_bundle, coalesce((r.price_lines ->> 'coupon_total')::integer, 0) as coupon_total,
      least(coalesce((r.price_lines ->> 'change_fee_total')::integer, 0), owed.total_amount) as change_fee_total, r.counts_from, o.timezone as zone, r.quantity, r.cancelled_at is not null as cancelled, r.cancelled_at, r.bundle_capacity_refunded,
      r.receivable_id, r.cart_id, owed.total_amount, owed.deposit_amount, owed.paid_amount, a.price, a.deposit, v.partial_registrations, v.partial_price, v.partial_fee, v.partial_discount, v.membership_ids,
      case when v.membership_ids <> '{}' then ${heldNow(input)} else '[]' end as held, a.closed or a.status = 'CLOSED' as closed, a.end_at,
      array(select d.date_id from registration_dates d where d.organiser_id = r.organiser_id and d.registration_id = r.id) as date_ids,
      array(select distinct unnest(w.waived) from registration_waivers w where w.organiser_id = r.organiser_id and w.registration_id = r.id and w.holds) as waived,
      array(select t.date_id from registration_dates t join availability_dates d on d.organiser_id = t.organiser_id and d.id = t.date_id
        where t.organiser_id = r.organiser_id and t.registration_id = r.id and ${isOff()}) as off_date_ids,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.date_id, 'counts_from', coalesce(t.counts_from, d.start_at)))
        from registration_dates t join availability_dates d on d.organiser_id = t.organiser_id and d.id = t.date_id
        where t.organiser_id = r.organiser_id and t.registration_id = r.id and not ${isOff()}), '[]') as policy_dates,
      (select jsonb_build_object('steps', p.steps, 'money_to', p.money_to) from cancellation_policies p
        where p.organiser_id = r.organiser_id and p.id = r.cancellation_policy_id) as policy,
      coalesce((select jsonb_agg(jsonb_build_object('price_id', o.price_id, 'content', o.content, 'amount', o.amount))
        from registration_options o where o.organiser_id = r.organiser_id and o.registration_id = r.id), '[]') as options,
      coalesce((select jsonb_agg(jsonb_build_object('question_id', q.question_id, 'content', q.content))
        from registration_questions q where q.organiser_id = r.organiser_id and q.registration_id = r.id), '[]') as questions
    from registrations r join organisers o on o.id = r.organiser_id join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id
    where r.customer_id = ${input.customer_id} and ${condition}`.execute(db);
  const [row] = rows;
  return row && { ...row, ...partialTermsOf(row) };
}

/**
 * Locks the same until the transaction ends: nobody else changes or cancels it meanwhile. Its
 * receivable is locked after its places.
 */
export async function lockHeld(
  db: Db,
  input: Own & { id: number; now: string },
): Promise<HeldRegistration | undefined> {
  await sql`
    select 1 from registrations where customer_id = ${input.customer_id} and id = ${input.id}
    ${rowLock('registrations')}`.execute(db);
  return findHeld(db, input);
}

/** Tests whether a registration has anything to choose: several dates, options or questions. */
export async function hasChoices(
  db: Db,
  input: { availability_id: number; activity_id: number },
): Promise<boolean> {
  const { availability_id, activity_id } = input;
  const { rows } = await sql<{ some: boolean }>`
    select (select count(*) from availability_dates where availability_id = ${availability_id}) > 1
      or exists (select 1 from options where activity_id = ${activity_id} and active)
      or exists (select 1 from questions where activity_id = ${activity_id} and active) as some`.execute(
    db,
  );
  return rows[0]?.some ?? false;
}
