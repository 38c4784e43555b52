import { listOfficeLocations as endpoint } from '@ribambelle/api/locations/list-office-locations.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findOfficeLocations } from './office-location-views.ts';
import { presentOfficeLocation } from './present-office-location.ts';

/** A page of the organiser's locations. */
export const listOfficeLocations = action(endpoint, async ({ db, request, organiser }) => {
  const { rows, count } = await findOfficeLocations(db, {
    organiser_id: organiser.id,
    search: request.search,
    ...pageOf(request),
  });
  return { data: rows.map(presentOfficeLocation), count };
});
