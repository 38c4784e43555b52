import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = async (at: string, language: Language = 'fr') =>
  (await drawWithAnswers({ schema, View, needs }, { settings: {}, at, language })).html;

test('shows three at most unless its settings say otherwise', () => {
  expect(schema.parse({})).toEqual({ limit: 3 });
  expect(schema.parse({ limit: 12 })).toEqual({ limit: 12 });
});

test.each([{ limit: 0 }, { limit: 13 }, { limit: 1.5 }, { limit: '3' }])(
  'refuses %o',
  (settings) => {
    expect(schema.safeParse(settings).success).toBe(false);
  },
);

test('without articles readers see nothing, and a preview says so', async () => {
  expect(await draw('/')).toBe('');
  expect(await draw('/?preview=true')).toContain('Vos visiteurs ne voient rien ici');
  expect(await draw('/?preview=true', 'en')).toContain('Your visitors see nothing here');
});
