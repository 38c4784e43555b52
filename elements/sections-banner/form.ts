import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'sections',
  order: 400,
  holds: ['blocks'],
  fields: {
    title: { kind: 'words', lines: true },
    subtitle: { kind: 'words', lines: true },
    background: { kind: 'ground', group: 'look' },
    level: { kind: 'choice', group: 'look' },
  },
  presets: [
    {
      name: 'usual',
      settings: { title: { fr: 'Un grand titre', en: 'A large title' }, level: 'h2' },
    },
  ],
} as const satisfies Form<Settings>;
