import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'blocks',
  order: 400,
  fields: {
    url: { kind: 'picture' },
    alt: { kind: 'words' },
    href: { kind: 'link' },
    width: { kind: 'length', group: 'look' },
    height: { kind: 'length', group: 'look' },
    'aspect-ratio': { kind: 'ratio', group: 'look' },
    'object-fit': { kind: 'choice', group: 'look' },
    'border-radius': { kind: 'length', group: 'look' },
  },
  // the picture is chosen first: until then, visitors see nothing
  presets: [{ name: 'usual', settings: { url: '', 'aspect-ratio': '16 / 9' } }],
} as const satisfies Form<Settings>;
