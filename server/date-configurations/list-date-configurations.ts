import { listDateConfigurations as endpoint } from '@ribambelle/api/date-configurations/list-date-configurations.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { dateConfigurationList } from './date-configuration-list.ts';

/** Returns a page of the organiser’s templates of dates. */
export const listDateConfigurations = action(endpoint, (context) =>
  answerList(dateConfigurationList, context),
);
