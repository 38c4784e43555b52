import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'blocks',
  order: 100,
  fields: {
    text: { kind: 'words' },
    level: { kind: 'choice', group: 'look' },
    alignment: { kind: 'choice', group: 'look' },
  },
  presets: [{ name: 'usual', settings: { text: { fr: 'Un titre', en: 'A heading' } } }],
} as const satisfies Form<Settings>;
