import { limitsOf } from '@ribambelle/domain/activities/age-limits.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { type Decision, permit } from '@ribambelle/domain/base/refusal.ts';
import { membersStartAt } from '@ribambelle/domain/memberships/early-opening.ts';
import { decideForMembers, isMember } from '@ribambelle/domain/memberships/members.ts';
import { decideFit, type UnfitCode } from '@ribambelle/domain/registrations/participants-fit.ts';
import type { Db } from '../database/transaction.ts';
import { type FitFacts, loadFitFacts } from './participants-fit-facts.ts';

interface Wanted {
  readonly participant_id: number;
  readonly availability_id: number;
  /** The dates that it is for; the age counts on the first of them. */
  readonly date_ids: readonly number[];
  /** True when it is at the member price. */
  readonly member_price: boolean;
}

interface At {
  readonly timezone: string;
  readonly now: string;
}

/**
 * Decides whether the participants of these items still belong to the buyer's family and can take
 * part, and are members when members alone may, by their present rows. The fields name each by its
 * index. `opened_ids` are the availabilities that have opened for these members and not yet for
 * others.
 */
export async function participantsFit(
  db: Db,
  input: {
    organiser: { timezone: string };
    customer_id: number;
    /** True when a former participant of the buyer's family is allowed. */
    former?: boolean;
    /** True when the caller checks ages itself. */
    any_age?: boolean;
    wanted: readonly Wanted[];
    now: string;
  },
): Promise<Decision<{ readonly opened_ids: readonly number[] }, UnfitCode>> {
  const { organiser, customer_id, former = false, any_age = false, wanted, now } = input;
  const rows = await loadFitFacts(db, { customer_id, former, wanted, now });
  const { timezone } = organiser;
  const decisions = rows.map((row, index) =>
    keptOf(row, { timezone, now, member_price: wanted[index]?.member_price ?? false }),
  );
  const fitness = decideFit(
    rows.map((row, index) => ({
      participant: row.own ? { birthdate: row.birthdate } : null,
      limits: any_age
        ? { age_minimum: null, age_maximum: null }
        : limitsOf(row, {
            age_minimum: row.activity_age_minimum,
            age_maximum: row.activity_age_maximum,
          }),
      first_day: dayOf(row.first_start_at, timezone),
      kept: decisions[index] ?? permit(null),
    })),
  );
  if (!fitness.ok) return fitness;
  const openedRows = rows.filter((_, index) => {
    const decision = decisions[index];
    return decision?.ok === true && decision.value.early;
  });
  return permit({ opened_ids: openedRows.map(({ availability_id }) => availability_id) });
}

function keptOf(
  row: FitFacts,
  { timezone, now, member_price }: At & { readonly member_price: boolean },
): ReturnType<typeof decideForMembers> {
  const { membership_ids, members_only, registrations_start_at, participant_id } = row;
  const days = row.members_days_early;
  const members_start_at = membersStartAt(registrations_start_at, { days, timezone });
  const rules = { membership_ids, members_only, registrations_start_at, members_start_at };
  const is_member = isMember(participant_id, { membership_ids, held: row.held });
  return decideForMembers(rules, { is_member, member_price, now });
}
