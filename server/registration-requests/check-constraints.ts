import {
  type Broken,
  brokenConstraints,
} from '@ribambelle/domain/registration-requests/broken-constraints.ts';
import type { Counted } from '@ribambelle/domain/registration-requests/constraint-groups.ts';
import type { RequestedAvailability } from '@ribambelle/domain/registration-requests/request-terms.ts';
import { type ConstraintRow, loadConstraints } from '../activities/index.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { type CountedAvailability, loadCounted, loadHeldOfActivities } from './counted-views.ts';

/** The wish for an activity of a participant; null for an unknown one, when nobody is signed in. */
export interface WantedOfActivity {
  readonly activity_id: number;
  readonly participant_id: number | null;
  /** In the order in which they were chosen; one without dates means all of its dates. */
  readonly availabilities: readonly RequestedAvailability[];
}

/**
 * Finds the constraints that each of these breaks, together with what the participants already have
 * and have requested, and with one another (decision 109). Activities without constraints cost one
 * look.
 */
export async function checkConstraints(
  db: Db,
  input: {
    readonly organiser: Pick<Organiser, 'id' | 'timezone'>;
    readonly wanted: readonly WantedOfActivity[];
    readonly now: string;
  },
): Promise<readonly (readonly Broken<ConstraintRow>[])[]> {
  const { organiser, wanted, now } = input;
  const activity_ids = [...new Set(wanted.map(({ activity_id }) => activity_id))];
  const constraints = activity_ids.length === 0 ? [] : await loadConstraints(db, activity_ids);
  if (constraints.length === 0) return wanted.map(() => []);
  const participant_ids = wanted.flatMap(({ participant_id }) => participant_id ?? []);
  const [heldRegistrations] = await atOnce(() =>
    loadHeldOfActivities(db, { participant_ids, activity_ids, now }),
  );
  const beside = [...heldRegistrations, ...wanted.flatMap(ofParticipant)];
  const ids = [...beside, ...wanted.flatMap((one) => one.availabilities)].map(
    ({ availability_id }) => availability_id,
  );
  const countedAvailabilities = await loadCounted(db, [...new Set(ids)]);
  return wanted.map(({ activity_id, participant_id, availabilities }) =>
    brokenConstraints(
      constraints.filter((constraint) => constraint.activity_id === activity_id),
      {
        wanted: countedOf(availabilities, countedAvailabilities),
        held: countedOf(
          beside.filter(
            (one) =>
              one.participant_id !== null &&
              one.participant_id === participant_id &&
              one.activity_id === activity_id,
          ),
          countedAvailabilities,
        ),
        moment: { timezone: organiser.timezone, now },
      },
    ),
  );
}

function ofParticipant({ availabilities, ...of }: WantedOfActivity) {
  return availabilities.map((one) => ({ ...of, ...one }));
}

/** Returns availabilities on their chosen dates, each once. */
function countedOf(
  requested: readonly RequestedAvailability[],
  availabilities: ReadonlyMap<number, CountedAvailability>,
): readonly Counted[] {
  const dates = Map.groupBy(requested, ({ availability_id }) => availability_id);
  return [...dates].flatMap(([id, parts]) => {
    const one = availabilities.get(id);
    if (one === undefined) return [];
    const dateIds = new Set(parts.flatMap(({ date_ids }) => date_ids));
    return {
      ...one,
      dates: dateIds.size === 0 ? one.dates : one.dates.filter((date) => dateIds.has(date.id)),
    };
  });
}
