import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'lists',
  order: 1100,
  fields: {
    memberships: { kind: 'records', of: 'memberships', group: 'choice' },
    filters: { kind: 'ordered', group: 'choice' },
    'items-properties': { kind: 'ordered', group: 'look' },
    columns: { kind: 'number', group: 'look' },
    'card-image-aspect-ratio': { kind: 'ratio', group: 'look' },
  },
  presets: [{ name: 'usual', settings: {} }],
} as const satisfies Form<Settings>;
