import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'subjects',
  order: 1900,
  fields: {
    title: { kind: 'words' },
    subtitle: { kind: 'words', lines: true },
  },
  presets: [{ name: 'usual', settings: {} }],
} as const satisfies Form<Settings>;
