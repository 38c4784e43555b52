import { getOfficeLocation as endpoint } from '@ribambelle/api/locations/get-office-location.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findOfficeLocation } from './office-location-views.ts';
import { presentOfficeLocation } from './present-office-location.ts';

/** Returns one location of the organiser. */
export const getOfficeLocation = action(endpoint, async ({ db, request, organiser }) => {
  const row = await findOfficeLocation(db, {
    organiser_id: organiser.id,
    location: request.location,
  });
  return presentOfficeLocation(orRefuse(row, 'LOCATION_NOT_FOUND'));
});
