import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'blocks',
  order: 300,
  fields: {
    content: { kind: 'rich' },
  },
  presets: [
    {
      name: 'usual',
      settings: { content: { fr: '<p>Un texte.</p>', en: '<p>A text.</p>' } },
    },
  ],
} as const satisfies Form<Settings>;
