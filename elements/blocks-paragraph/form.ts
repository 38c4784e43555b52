import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'blocks',
  order: 200,
  fields: {
    text: { kind: 'words', lines: true },
    size: { kind: 'choice', group: 'look' },
    alignment: { kind: 'choice', group: 'look' },
  },
  presets: [{ name: 'usual', settings: { text: { fr: 'Un paragraphe.', en: 'A paragraph.' } } }],
} as const satisfies Form<Settings>;
