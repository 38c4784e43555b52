import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'blocks',
  order: 500,
  fields: {
    text: { kind: 'words' },
    href: { kind: 'link' },
    style: { kind: 'choice', group: 'look' },
  },
  presets: [
    {
      name: 'usual',
      settings: { text: { fr: 'Voir les activités', en: 'View activities' }, href: '/activities' },
    },
  ],
} as const satisfies Form<Settings>;
