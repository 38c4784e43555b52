import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'lists',
  order: 400,
  fields: {
    catalogs: { kind: 'records', of: 'catalogs', group: 'choice' },
    allowed_status: { kind: 'choices', group: 'choice' },
    include_started_availabilities: { kind: 'switch', group: 'choice' },
    'availabilities-filters': { kind: 'ordered', group: 'choice' },
    'availabilities-properties': { kind: 'ordered', group: 'look' },
    'card-image-aspect-ratio': { kind: 'ratio', group: 'look' },
    'card-image-grayscale': { kind: 'switch', group: 'look' },
  },
  presets: [
    { name: 'usual', settings: { 'availabilities-filters': [] } },
    { name: 'filtered', settings: {} },
  ],
} as const satisfies Form<Settings>;
