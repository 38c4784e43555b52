import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'blocks',
  order: 1100,
  fields: {
    url: { kind: 'link' },
    title: { kind: 'words' },
    width: { kind: 'length', group: 'look' },
    height: { kind: 'length', group: 'look' },
    'aspect-ratio': { kind: 'ratio', group: 'look' },
  },
  presets: [
    {
      name: 'usual',
      settings: {
        url: 'https://www.openstreetmap.org/export/embed.html?bbox=4.33,50.83,4.37,50.86',
        title: { fr: 'Le plan du quartier', en: 'Map of the neighbourhood' },
      },
    },
  ],
} as const satisfies Form<Settings>;
