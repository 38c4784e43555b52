import { listOfficeResources as endpoint } from '@ribambelle/api/resources/list-office-resources.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { resourceList } from './resource-list.ts';

/** Returns a page of the organiser’s resources, published or not. */
export const listOfficeResources = action(endpoint, (context) => answerList(resourceList, context));
