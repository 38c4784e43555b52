import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'lists',
  order: 300,
  fields: {
    segments: { kind: 'records', of: 'segments', group: 'choice' },
    status: { kind: 'choices', group: 'choice' },
    include_started_availabilities: { kind: 'switch', group: 'choice' },
    'availabilities-filters': { kind: 'ordered', group: 'choice' },
    sorting: { kind: 'choice', group: 'choice' },
    'availabilities-properties': { kind: 'ordered', group: 'look' },
    'filters-layout': { kind: 'choice', group: 'look' },
    columns: { kind: 'number', group: 'look' },
    'card-image-aspect-ratio': { kind: 'ratio', group: 'look' },
  },
  presets: [
    { name: 'usual', settings: { 'availabilities-filters': [] } },
    { name: 'filtered', settings: {} },
  ],
} as const satisfies Form<Settings>;
