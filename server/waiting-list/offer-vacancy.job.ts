import {
  neverNotified,
  placesToOffer,
  whoIsNext,
} from '@ribambelle/domain/waiting-list/vacancy.ts';
import { z } from 'zod';
import { loadSeenAvailabilities } from '../availabilities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emit } from '../events/events.ts';
import { job } from '../queue/job.ts';
import { isVacancyNotified, loadLine, lockLine, noteVacated } from './line-store.ts';
import { offerPlaces } from './offer-places.ts';
import { tellLine } from './tell-line.ts';

const payload = z.object({
  organiser_id: z.int(),
  availability_id: z.int(),
  places: z.int().nullable(),
  vacancy: z.string(),
  restored: z.boolean().default(false),
  beside: z.array(z.int()).readonly().default([]),
});

type Payload = z.infer<typeof payload>;

/**
 * Picks who is told that places became free, once for each vacancy (1 §9.3 waiting-list.vacancy, R18); the next are told later. Where a closing was
 * taken back the places are no news to those who were told before. Where its activity says so the places are kept for them. What it excluded comes after it.
 */
export const offerVacancy = job(
  'offer-vacancy',
  payload,
  async ({ payload: freed, organiser, inTenant, now }) => {
    await inTenant(async (db, emit) => {
      await tellOwnLine(db, emit, { freed, organiser_id: organiser.id, now });
      // what is open beside it then is looked at by the job of each
      for (const availability_id of freed.beside)
        emit('availability.places.freed', {
          availability_id,
          places: null,
          vacancy: freed.vacancy,
        });
    });
  },
);

async function tellOwnLine(
  db: Db,
  emit: Emit,
  { freed, organiser_id, now }: { freed: Payload; organiser_id: number; now: string },
): Promise<void> {
  const { availability_id, vacancy, restored } = freed;
  const line = { organiser_id, availability_id };
  const settings = await lockLine(db, line);
  if (settings === undefined || (await isVacancyNotified(db, { ...line, vacancy }))) return;
  if (!restored) await noteVacated(db, { ...line, now });
  if (settings.mode !== 'NOTIFY') {
    const input = { vacancy, since: now, freed: freed.places, restored };
    return offerPlaces(db, emit, { ...line, settings, input, now });
  }
  const everybody = await loadLine(db, line);
  const waiting = restored ? neverNotified(everybody) : everybody;
  if (waiting.length === 0) return;
  const seen = (await loadSeenAvailabilities(db, { organiser_id, ids: [availability_id] })).get(
    availability_id,
  );
  if (seen === undefined) return;
  const next = whoIsNext(waiting, placesToOffer(seen.availability, { freed: freed.places, now }));
  const input = { vacancy, round: 1, since: now };
  await tellLine(db, emit, { ...line, ...seen, waiting, next, input, now });
}
