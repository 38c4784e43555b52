import type { Head, Read, Where } from '../element.ts';
import type { Settings } from './settings.ts';

/** Title, summary and picture of the activity; its slug is its one address. */
export const head = (
  _settings: Settings,
  { params, read }: Where & { readonly read: Read },
): Head => {
  const activity = read('getActivity', { activity: params['activity'] ?? '' });
  if (activity === undefined) return {};
  return {
    title: activity.title,
    description: activity.summary,
    shared: activity.cuid,
    canonical_path: `/activities/${activity.slug}`,
  };
};
