import type { Head, Read, Where } from '../element.ts';
import type { Settings } from './settings.ts';

/** Returns the head of the page of an activity, whose only address is the one with its slug. */
export const head = (
  _settings: Settings,
  { params, read }: Where & { readonly read: Read },
): Head => {
  const activity = read('getActivity', { activity: params['activity'] ?? '' });
  if (activity === undefined) return {};
  return {
    title: activity.title,
    canonical_path: `/cart/registrations-requests/${activity.slug}`,
  };
};
