import { getBookingConfiguration as endpoint } from '@ribambelle/api/booking-configurations/get-booking-configuration.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findBookingConfiguration } from './booking-configuration-views.ts';

/** Returns one booking configuration of the organiser. */
export const getBookingConfiguration = action(endpoint, async ({ db, request, organiser }) => {
  const { configuration } = request;
  const row = await findBookingConfiguration(db, { organiser_id: organiser.id, configuration });
  return orRefuse(row, 'BOOKING_CONFIGURATION_NOT_FOUND');
});
