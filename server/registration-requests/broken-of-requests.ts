import type { brokenConstraint } from '@ribambelle/api/registration-requests/broken-constraint.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { checkConstraints } from './check-constraints.ts';
import { presentBroken } from './present-broken.ts';
import type { RequestRow } from './request-views.ts';

/** Loads the constraints that each of these requests breaks at present; none for a decided one. */
export async function loadBrokenOfRequests(
  db: Db,
  input: {
    readonly organiser: Pick<Organiser, 'id' | 'timezone'>;
    readonly rows: readonly RequestRow[];
    readonly text: (column: Json) => string;
    readonly now: string;
  },
): Promise<readonly z.output<typeof brokenConstraint>[][]> {
  const { organiser, rows, text, now } = input;
  const pending = rows.filter(({ status }) => status === 'PENDING');
  const broken = await checkConstraints(db, {
    organiser,
    now,
    wanted: pending.map(({ activity, participant, availabilities }) => ({
      activity_id: activity.id,
      participant_id: participant.id,
      availabilities: availabilities.map(({ id, dates }) => ({
        availability_id: id,
        date_ids: dates.map((date) => date.id),
      })),
    })),
  });
  const brokenBy = new Map(pending.map(({ id }, index) => [id, broken[index] ?? []]));
  return rows.map(({ id, availabilities }) =>
    presentBroken(brokenBy.get(id) ?? [], { availabilities, text }),
  );
}
