import { listOfficeLocations as endpoint } from '@ribambelle/api/locations/list-office-locations.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { locationList } from './location-list.ts';

/** Returns a page of the organiser’s locations. */
export const listOfficeLocations = action(endpoint, (context) => answerList(locationList, context));
