import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'lists',
  order: 100,
  fields: {
    activities: { kind: 'records', of: 'activities', group: 'choice' },
    categories: { kind: 'records', of: 'categories', group: 'choice' },
    catalogs: { kind: 'records', of: 'catalogs', group: 'choice' },
    'available-only': { kind: 'switch', group: 'choice' },
    allowed_status: { kind: 'choices', group: 'choice' },
    include_started_availabilities: { kind: 'switch', group: 'choice' },
    limit: { kind: 'number', group: 'choice' },
    'activities-filters': { kind: 'ordered', group: 'choice' },
    'activities-properties': { kind: 'ordered', group: 'look' },
    columns: { kind: 'number', group: 'look' },
    'card-image-aspect-ratio': { kind: 'ratio', group: 'look' },
  },
  presets: [
    // filters on a landing page are a wall: whoever wants them adds them
    { name: 'usual', settings: { columns: 3, 'activities-filters': [] } },
    { name: 'filtered', settings: { columns: 3 } },
    { name: 'first', settings: { columns: 3, limit: 6, 'activities-filters': [] } },
  ],
} as const satisfies Form<Settings>;
