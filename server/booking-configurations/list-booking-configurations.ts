import { listBookingConfigurations as endpoint } from '@ribambelle/api/booking-configurations/list-booking-configurations.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { bookingConfigurationList } from './booking-configuration-list.ts';

/** Returns a page of the organiser’s booking configurations. */
export const listBookingConfigurations = action(endpoint, (context) =>
  answerList(bookingConfigurationList, context),
);
