import { type DataNeed, need, pageNeeds, type Where } from '../element.ts';
import { reviewsRequest, showsReviews } from './requests.ts';
import type { Settings } from './settings.ts';

/** Requests the activity that the path names, without which there is no page, and its reviews. */
export const data = (settings: Settings, { params, search }: Where): readonly DataNeed[] => [
  pageNeeds('getActivity', { activity: params['activity'] ?? '' }),
  ...(showsReviews(settings) ? [need('listActivityReviews', reviewsRequest(params, search))] : []),
];
