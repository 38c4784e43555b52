import { moveAvailabilityDate as endpoint } from '@ribambelle/api/availabilities/move-availability-date.ts';
import { action } from '../../action.ts';
import { withChanges } from '../../audit/with-changes.ts';
import { tellOfMoves } from '../../bulk-actions/index.ts';
import { orRefuse, refuse } from '../../refusal.ts';
import { moveDates } from './move-date.ts';
import { findOfficeAvailabilityId } from '../office/office-views.ts';

/**
 * Moves dates under the lock of their availability, whose own beginning and end follow; the
 * families registered on them get an e-mail when there is a message.
 */
export const moveAvailabilityDate = action(endpoint, async (context) => {
  const { db, request } = context;
  const { availability: cuid, date, version, past, also, message } = request;
  const id = orRefuse(await findOfficeAvailabilityId(db, cuid), 'AVAILABILITY_NOT_FOUND');
  const others = new Map(also.map((one) => [one.date, one]));
  others.delete(date);
  const decision = await moveDates(context, {
    availability: { id, cuid },
    moves: [
      { date, version, hours: (hours) => withChanges(hours, request) },
      ...[...others.values()].map(({ start_at, end_at, ...of }) => ({
        ...of,
        hours: () => ({ start_at, end_at }),
      })),
    ],
    past,
  });
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const families =
    message === null ? 0 : await tellOfMoves(context, { moved: decision.value, message });
  const back = decision.value.map((one) => ({
    date: one.cuid,
    version: one.version,
    ...one.before,
  }));
  const [first] = back;
  if (first === undefined) refuse('DATE_NOT_FOUND');
  return {
    message: null,
    families,
    back: { ...first, availability: cuid, past, also: back.slice(1) },
  };
});
