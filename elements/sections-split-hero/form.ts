import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'sections',
  order: 400,
  holds: ['blocks'],
  fields: {
    label: { kind: 'words' },
    title: { kind: 'words' },
    description: { kind: 'rich' },
    image: { kind: 'picture' },
    alt: { kind: 'words' },
    layout: { kind: 'choice', group: 'look' },
    origin: { kind: 'choice', group: 'look' },
    level: { kind: 'choice', group: 'look' },
  },
  presets: [
    {
      name: 'usual',
      settings: {
        label: '',
        title: { fr: 'Un titre et une image', en: 'A title and a picture' },
        description: {
          fr: '<p>Quelques phrases à côté de l’image.</p>',
          en: '<p>Some sentences next to the picture.</p>',
        },
        image: '/pictures/field/home.svg',
        level: 'h2',
      },
    },
  ],
} as const satisfies Form<Settings>;
