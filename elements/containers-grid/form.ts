import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'containers',
  order: 100,
  holds: ['containers', 'blocks'],
  fields: {
    columns: { kind: 'number', group: 'look' },
    gap: { kind: 'length', group: 'look' },
  },
  presets: [{ name: 'usual', settings: {} }],
} as const satisfies Form<Settings>;
