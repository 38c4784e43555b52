import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'lists',
  order: 1400,
  fields: { limit: { kind: 'number', group: 'choice' } },
  presets: [{ name: 'usual', settings: {} }],
} as const satisfies Form<Settings>;
