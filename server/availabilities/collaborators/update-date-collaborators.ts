import { updateDateCollaborators as endpoint } from '@ribambelle/api/availabilities/update-date-collaborators.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { action } from '../../action.ts';
import { logAct } from '../../audit/log-act.ts';
import { orRefuse } from '../../refusal.ts';
import { loadDates } from '../availability-facts.ts';
import { findTeam, loadStandIns, saveStandIns } from './date-group-store.ts';
import { findOfficeAvailabilityId } from '../office/office-views.ts';
import { lockPlaces, settleLocked } from '../places/take-places.ts';

/**
 * Sets the stand-ins on one date, under the lock of its places and of all that it excludes before
 * or after; statuses follow.
 */
export const updateDateCollaborators = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const id = await findOfficeAvailabilityId(db, request.availability);
  const availability_id = orRefuse(id, 'AVAILABILITY_NOT_FOUND');
  const dates = await loadDates(db, [availability_id]);
  const date = orRefuse(
    dates.find(({ cuid }) => cuid === request.date),
    'DATE_NOT_FOUND',
  );
  const team = await findTeam(db, [...request.attached, ...request.detached]);
  const ids = new Map(team.map((row) => [row.cuid, row.id]));
  const attachedIds = request.attached.map((cuid) =>
    orRefuse(ids.get(cuid), 'COLLABORATOR_NOT_FOUND'),
  );
  const detachedIds = request.detached.flatMap((cuid) => ids.get(cuid) ?? []);
  const places = await lockPlaces(db, {
    now,
    availability_ids: [availability_id],
    to_be: { shares: attachedIds },
  });
  const names = async () =>
    (await loadStandIns(db, availability_id))
      .filter(({ date_id }) => date_id === date.id)
      .map(({ name }) => name);
  const before = await names();
  await saveStandIns(db, {
    availability_id,
    date_id: date.id,
    attached: attachedIds,
    detached: detachedIds,
  });
  await settleLocked(db, { now, locked: places });
  const after = await names();
  await logAct(context, {
    act: 'availabilities.update',
    noun: 'availabilities',
    cuid: request.availability,
    summary: [dayOf(date.start_at, organiser.timezone), ...after].join(' · '),
    before: { collaborators: before },
    after: { collaborators: after },
  });
  return { message: null };
});
