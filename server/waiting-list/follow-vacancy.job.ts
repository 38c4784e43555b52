import { placesToOffer, whoFollows } from '@ribambelle/domain/waiting-list/vacancy.ts';
import { z } from 'zod';
import { loadSeenAvailabilities } from '../availabilities/index.ts';
import { job } from '../queue/job.ts';
import { isVacancyNotified, loadLine, lockLine } from './line-store.ts';
import { markOf, tellLine } from './tell-line.ts';

const payload = z.object({
  organiser_id: z.int(),
  availability_id: z.int(),
  vacancy: z.string(),
  round: z.int(),
  offered: z.int(),
  since: z.string(),
  told_at: z.string(),
});

/**
 * Notifies the next on the list after families that did not take the places they were notified of,
 * while the places are free (R18); once for each round.
 */
export const followVacancy = job(
  { name: 'follow-vacancy', payload },
  async ({ payload: input, inTenant, now }) => {
    await inTenant(async (db, emit) => {
      if (
        (await lockLine(db, input.availability_id)) === undefined ||
        (await isVacancyNotified(db, {
          availability_id: input.availability_id,
          vacancy: markOf(input),
        }))
      )
        return;
      const waiting = await loadLine(db, input.availability_id);
      const seenAvailability = (await loadSeenAvailabilities(db, [input.availability_id])).get(
        input.availability_id,
      );
      if (seenAvailability === undefined) return;
      const next = whoFollows(waiting, {
        ...input,
        free: placesToOffer(seenAvailability.availability, { freed: null, now }),
      });
      await tellLine(db, {
        emit,
        availability_id: input.availability_id,
        ...seenAvailability,
        waiting,
        next,
        input,
        now,
      });
    });
  },
);
