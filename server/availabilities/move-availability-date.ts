import { moveAvailabilityDate as endpoint } from '@ribambelle/api/availabilities/move-availability-date.ts';
import { moveDate } from '@ribambelle/domain/availabilities/move-date.ts';
import { dayOf, weekdayOf } from '@ribambelle/domain/base/days.ts';
import { byInstant } from '@ribambelle/domain/base/instants.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import type { Db } from '../database/transaction.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { loadDates } from './availability-facts.ts';
import { saveHours } from './office-store.ts';
import { findOfficeAvailabilityId } from './office-views.ts';
import { lockPlaces, settleLocked } from './take-places.ts';

/** Moves one date under the lock of its availability, whose own beginning and end follow. */
export const moveAvailabilityDate = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const { availability, past } = request;
    const organiser_id = organiser.id;
    const id = orRefuse(
      await findOfficeAvailabilityId(db, { organiser_id, availability }),
      'AVAILABILITY_NOT_FOUND',
    );
    // as it stands before the lock: what changed meanwhile has another version, and is refused
    const seen = await findDate(db, { organiser_id, id, date: request.date });
    const locked = await lockPlaces(db, {
      organiser_id,
      now,
      availability_ids: [id],
      to_be: { hours: withChanges(hoursOf(seen), request) },
    });
    const dates = await loadDates(db, { organiser_id, ids: [id] });
    const date = orRefuse(
      dates.find(({ cuid }) => cuid === request.date),
      'DATE_NOT_FOUND',
    );
    await requireVersion(db, { organiser_id, record: date, read: request.version });
    const before = hoursOf(date);
    const { start_at, end_at } = withChanges(before, request);
    const moved = { id: date.id, start_at, end_at };
    const decision = moveDate({ dates, moved, past }, now);
    if (!decision.ok) refuse(decision.refused, decision.fields);
    const starts = decision.value.map((one) => one.start_at).toSorted(byInstant);
    const ends = decision.value.map((one) => one.end_at).toSorted(byInstant);
    const weekdays = [
      ...new Set(starts.map((start) => weekdayOf(dayOf(start, organiser.timezone)))),
    ].toSorted((one, other) => one - other);
    const whole = { start_at: starts[0] ?? start_at, end_at: ends.at(-1) ?? end_at, weekdays };
    await saveHours(db, { organiser_id, id, date: moved, whole, now });
    await settleLocked(db, { organiser_id, now, locked });
    const changes = changesBetween(before, { start_at, end_at });
    const did = {
      action: 'availability-dates.move' as const,
      entity: 'availabilities',
      entity_cuid: availability,
      summary: date.start_at,
      changes,
      record: date,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);

const hoursOf = ({ start_at, end_at }: { start_at: string; end_at: string }) => ({
  start_at,
  end_at,
});

async function findDate(db: Db, of: { organiser_id: number; id: number; date: string }) {
  const dates = await loadDates(db, { organiser_id: of.organiser_id, ids: [of.id] });
  return orRefuse(
    dates.find(({ cuid }) => cuid === of.date),
    'DATE_NOT_FOUND',
  );
}
