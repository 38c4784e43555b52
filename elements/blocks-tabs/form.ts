import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'blocks',
  order: 900,
  fields: {
    links: { kind: 'rows', fields: { text: { kind: 'words' }, href: { kind: 'link' } } },
    label: { kind: 'words' },
  },
  presets: [
    {
      name: 'usual',
      settings: { links: [{ text: { fr: 'Activités', en: 'Activities' }, href: '/activities' }] },
    },
  ],
} as const satisfies Form<Settings>;
