import { listOfficeBundles as endpoint } from '@ribambelle/api/bundles/list-office-bundles.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { bundleList } from './bundle-list.ts';

/** Returns a page of the organiser’s bundles, published or not. */
export const listOfficeBundles = action(endpoint, (context) => answerList(bundleList, context));
