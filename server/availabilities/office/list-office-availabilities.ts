import { listOfficeAvailabilities as endpoint } from '@ribambelle/api/availabilities/list-office-availabilities.ts';
import { action } from '../../action.ts';
import { answerSearchedList } from '../../lists/office-list.ts';
import { availabilityList } from './availability-list.ts';

/** Lists a page of the organiser's availabilities, earliest first. */
export const listOfficeAvailabilities = action(endpoint, (context) =>
  answerSearchedList(availabilityList, context),
);
