import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'blocks',
  order: 600,
  fields: {
    label: { kind: 'words' },
    title: { kind: 'words' },
    subtitle: { kind: 'words' },
    content: { kind: 'rich' },
    image: { kind: 'picture' },
    alt: { kind: 'words' },
    alignment: { kind: 'choice', group: 'look' },
  },
  presets: [{ name: 'usual', settings: { title: { fr: 'Un point fort', en: 'A highlight' } } }],
} as const satisfies Form<Settings>;
