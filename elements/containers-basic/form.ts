import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'containers',
  order: 300,
  holds: ['containers', 'blocks'],
  fields: {
    background: { kind: 'ground', group: 'look' },
    padding: { kind: 'sides', group: 'look' },
    display: { kind: 'choice', group: 'look' },
  },
  presets: [{ name: 'usual', settings: { padding: { left: 24, top: 24, right: 24, bottom: 24 } } }],
} as const satisfies Form<Settings>;
