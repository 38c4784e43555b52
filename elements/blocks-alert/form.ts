import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'blocks',
  order: 800,
  fields: {
    title: { kind: 'words' },
    content: { kind: 'rich' },
    color: { kind: 'choice', group: 'look' },
  },
  presets: [{ name: 'usual', settings: { title: { fr: 'À savoir', en: 'Good to know' } } }],
} as const satisfies Form<Settings>;
