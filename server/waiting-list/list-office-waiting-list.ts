import { listOfficeWaitingList as endpoint } from '@ribambelle/api/waiting-list/list-office-waiting-list.ts';
import { action } from '../action.ts';
import { findOfficeAvailabilityId } from '../availabilities/index.ts';
import { pageOf } from '../database/counted.ts';
import { orRefuse } from '../refusal.ts';
import { findLine } from './line-views.ts';
import { presentOfficeEntry } from './present-office-entry.ts';

/** Answers a page of the waiting list of an availability, with contacts. */
export const listOfficeWaitingList = action(
  endpoint,
  async ({ db, request, collaborator, now }) => {
    const foundId = await findOfficeAvailabilityId(db, request.availability);
    const availability_id = orRefuse(foundId, 'AVAILABILITY_NOT_FOUND');
    const { rows, count } = await findLine(db, { availability_id, now, ...pageOf(request) });
    const data = rows.map((row) => presentOfficeEntry(row, collaborator.permissions));
    return { data, count };
  },
);
