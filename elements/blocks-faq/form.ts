import type { Form } from '../form.ts';
import type { Settings } from './settings.ts';

/** The element in the editor of pages. */
export const form = {
  family: 'blocks',
  order: 700,
  fields: {
    items: { kind: 'rows', fields: { question: { kind: 'words' }, answer: { kind: 'rich' } } },
  },
  presets: [
    {
      name: 'usual',
      settings: {
        items: [
          {
            id: 'question-1',
            question: { fr: 'Une question\u00a0?', en: 'A question?' },
            answer: { fr: '<p>Sa réponse.</p>', en: '<p>Its answer.</p>' },
          },
        ],
      },
    },
  ],
} as const satisfies Form<Settings>;
