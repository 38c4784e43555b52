import { limitsOf } from '@ribambelle/domain/activities/age-limits.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import type { Decision } from '@ribambelle/domain/base/refusal.ts';
import { decideFit, type UnfitCode } from '@ribambelle/domain/registrations/participants-fit.ts';
import type { Db } from '../database/transaction.ts';
import { loadFitFacts } from './participants-fit-facts.ts';

interface Wanted {
  readonly participant_id: number;
  readonly availability_id: number;
}

/** Whether the participants of these items can still take part, by what their rows say now. The fields name each by its index. */
export async function participantsFit(
  db: Db,
  input: { organiser: { id: number; timezone: string }; wanted: readonly Wanted[] },
): Promise<Decision<null, UnfitCode>> {
  const { organiser, wanted } = input;
  const rows = await loadFitFacts(db, { organiser_id: organiser.id, wanted });
  return decideFit(
    rows.map((row) => ({
      participant: row.deleted ? null : { birthdate: row.birthdate },
      limits: limitsOf(row, {
        age_minimum: row.activity_age_minimum,
        age_maximum: row.activity_age_maximum,
      }),
      first_day: dayOf(row.start_at, organiser.timezone),
    })),
  );
}
