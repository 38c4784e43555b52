import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { expect, test } from 'vitest';
import { DEEDS } from './deeds.ts';
import { pages } from './routes.tsx';

/** The panels that two pages share; the action is on the other page. */
const SHARED: Readonly<Record<string, string>> = { '/calendar': '/availabilities' };
const FORMS: readonly (string | undefined)[] = ['new', 'series'];

const forms = pages.flatMap(({ path: list = '', children = [] }) =>
  children
    .filter(({ path }) => FORMS.includes(path))
    .map(({ path, handle }) => ({
      path: `${SHARED[list] ?? list}/${path}`,
      permission: handle.permission,
    })),
);

test('every form for something new is an action of the palette, with the permission of its panel', () => {
  expect(forms.length).toBeGreaterThan(20);
  const deeds = DEEDS.map(({ path, permission }) => ({ path, permission }));
  expect(deeds).toEqual(expect.arrayContaining(forms));
  for (const { path } of deeds) expect(forms.map((form) => form.path)).toContain(path);
});

test.each(LANGUAGES)('every action has a unique name, in %s', (language) => {
  const { deeds } = textsFor(language).office;
  const names = DEEDS.map(({ name }) => deeds[name]);
  expect(new Set(names).size).toBe(DEEDS.length);
});
