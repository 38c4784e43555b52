import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'blocks',
  order: 1000,
  fields: {
    href: { kind: 'link' },
  },
  presets: [{ name: 'usual', settings: {} }],
} as const satisfies Form<Settings>;
