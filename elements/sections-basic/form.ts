import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'sections',
  order: 200,
  holds: ['sections', 'containers', 'blocks', 'lists'],
  fields: {
    background: { kind: 'ground', group: 'look' },
    padding: { kind: 'sides', group: 'look' },
  },
  presets: [
    { name: 'usual', settings: { padding: { left: 0, top: 48, right: 0, bottom: 48 } } },
    {
      name: 'tinted',
      settings: {
        background: { color: 'tint' },
        padding: { left: 0, top: 48, right: 0, bottom: 48 },
      },
    },
  ],
} as const satisfies Form<Settings>;
