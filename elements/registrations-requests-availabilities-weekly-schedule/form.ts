import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'subjects',
  order: 400,
  fields: {
    mode: { kind: 'choice', group: 'look' },
    'start-hour': { kind: 'hour', group: 'look' },
    'end-hour': { kind: 'hour', group: 'look' },
    'show-empty-groups': { kind: 'choices', group: 'look' },
    'availabilities-properties': { kind: 'ordered', group: 'look' },
  },
  presets: [{ name: 'usual', settings: {} }],
} as const satisfies Form<Settings>;
