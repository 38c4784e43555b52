import { listResourceGroups as endpoint } from '@ribambelle/api/resource-groups/list-resource-groups.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { resourceGroupList } from './resource-group-list.ts';

/** Returns a page of the organiser’s groups of resources. */
export const listResourceGroups = action(endpoint, (context) =>
  answerList(resourceGroupList, context),
);
