import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'containers',
  order: 200,
  holds: ['containers', 'blocks'],
  fields: {
    direction: { kind: 'choice', group: 'look' },
    align: { kind: 'choice', group: 'look' },
    justify: { kind: 'choice', group: 'look' },
    gap: { kind: 'length', group: 'look' },
  },
  presets: [{ name: 'usual', settings: {} }],
} as const satisfies Form<Settings>;
