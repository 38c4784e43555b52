import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'subjects',
  order: 2000,
  fields: {},
  presets: [{ name: 'usual', settings: {} }],
} as const satisfies Form<Settings>;
