import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'lists',
  order: 500,
  fields: {
    catalogs: { kind: 'records', of: 'catalogs', group: 'choice' },
    allowed_status: { kind: 'choices', group: 'choice' },
    include_started_availabilities: { kind: 'switch', group: 'choice' },
    'availabilities-filters': { kind: 'ordered', group: 'choice' },
    'multiple-selection': { kind: 'switch', group: 'choice' },
    'initial-navigation': { kind: 'switch', group: 'choice' },
    mode: { kind: 'choice', group: 'look' },
    'start-hour': { kind: 'hour', group: 'look' },
    'end-hour': { kind: 'hour', group: 'look' },
    'show-empty-groups': { kind: 'choices', group: 'look' },
    'availabilities-properties': { kind: 'ordered', group: 'look' },
    'filters-layout': { kind: 'choice', group: 'look' },
  },
  presets: [{ name: 'usual', settings: {} }],
} as const satisfies Form<Settings>;
