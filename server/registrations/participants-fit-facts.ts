import type { HeldNow } from '@ribambelle/domain/memberships/members.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { isChildOf } from '../households/index.ts';
import { loadHeldFor } from '../memberships/index.ts';

export interface FitFacts {
  readonly birthdate: string | null;
  /** True when they belong to the buyer's family and are not deleted. */
  readonly own: boolean;
  /**
   * The start of the first wanted date, or of the whole availability when none of them exists any
   * more.
   */
  readonly first_start_at: string;
  readonly age_minimum: number | null;
  readonly age_maximum: number | null;
  readonly activity_age_minimum: number | null;
  readonly activity_age_maximum: number | null;
  readonly availability_id: number;
  readonly participant_id: number;
  readonly registrations_start_at: string | null;
  readonly membership_ids: readonly number[];
  readonly members_only: boolean;
  readonly members_days_early: number;
  /** The present memberships of the buyer; none when nothing is reserved for members. */
  readonly held: readonly HeldNow[];
}

/**
 * Loads the facts for each participant and availability, in the same order: their date of birth,
 * the age limits, and the rules for members.
 */
export async function loadFitFacts(
  db: Db,
  input: {
    /** The buyer, whose memberships decide who is a member. */
    customer_id: number;
    former: boolean;
    now: string;
    wanted: readonly {
      readonly participant_id: number;
      readonly availability_id: number;
      readonly date_ids: readonly number[];
    }[];
  },
): Promise<FitFacts[]> {
  const { customer_id, former, wanted, now } = input;
  const participants = wanted.map(({ participant_id }) => participant_id);
  const availabilities = wanted.map(({ availability_id }) => availability_id);
  const dates = wanted.flatMap(({ date_ids }, index) =>
    date_ids.map((id) => ({ id, of: index + 1 })),
  );
  const { rows } = await sql<Omit<FitFacts, 'held'>>`
    select p.birthdate, p.deleted_at is null and (${former} or ${isChildOf('p', customer_id)}) as own,
      coalesce((select min(d.start_at) from unnest(${dates.map(({ id }) => id)}::bigint[], ${dates.map(({ of }) => of)}::bigint[]) as taken (id, ordinal)
        join availability_dates d on d.id = taken.id
        where taken.ordinal = wanted.ordinal), a.start_at) as first_start_at, a.age_minimum, a.age_maximum,
      v.age_minimum as activity_age_minimum, v.age_maximum as activity_age_maximum,
      a.id as availability_id, p.id as participant_id, a.registrations_start_at, v.membership_ids, v.members_only, v.members_days_early
    from unnest(${participants}::bigint[], ${availabilities}::bigint[]) with ordinality
      as wanted (participant_id, availability_id, ordinal)
    join participants p on p.id = wanted.participant_id
    join availabilities a on a.id = wanted.availability_id
    join activities v on v.id = a.activity_id
    order by wanted.ordinal`.execute(db);
  const memberships = await loadHeldFor(db, { customer_id, now, of: rows });
  return rows.map((row) => ({ ...row, held: memberships }));
}
