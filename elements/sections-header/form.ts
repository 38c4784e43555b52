import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'sections',
  order: 300,
  fields: {
    label: { kind: 'words' },
    title: { kind: 'words' },
    subtitle: { kind: 'words', lines: true },
    alignment: { kind: 'choice', group: 'look' },
    level: { kind: 'choice', group: 'look' },
  },
  presets: [{ name: 'usual', settings: { title: { fr: 'Un titre', en: 'A title' } } }],
} as const satisfies Form<Settings>;
