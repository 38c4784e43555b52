import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'subjects',
  order: 600,
  fields: {
    subtitle: { kind: 'words' },
    blocks: { kind: 'ordered', group: 'look' },
  },
  presets: [{ name: 'usual', settings: {} }],
} as const satisfies Form<Settings>;
