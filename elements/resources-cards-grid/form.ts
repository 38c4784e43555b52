import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'lists',
  order: 900,
  fields: {
    resources: { kind: 'records', of: 'resources', group: 'choice' },
    'resources-filters': { kind: 'ordered', group: 'choice' },
    'resources-properties': { kind: 'ordered', group: 'look' },
    columns: { kind: 'number', group: 'look' },
    'card-image-aspect-ratio': { kind: 'ratio', group: 'look' },
  },
  presets: [{ name: 'usual', settings: {} }],
} as const satisfies Form<Settings>;
