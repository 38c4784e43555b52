import { isPermission } from '@ribambelle/domain/permissions/permissions.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { expect, test } from 'vitest';
import { DEEDS } from './deeds.ts';
import { findSettings, SETTINGS } from './settings.ts';

const settings = SETTINGS.map(({ name, path }) => ({
  name,
  path,
  ...textsFor('fr')['office-settings'].settings[name],
}));
const namesFound = (text: string) => findSettings(settings, text).map(({ name }) => name);

test.each([
  ['iban', ['bank']],
  ['communication struct', ['bank']],
  ['double verif', ['access', 'own_second_factor']],
  ['pied', ['footer']],
  ['Conditions', ['terms']],
  ['rien de tel', []],
])('%s finds %j', (text, expected) => {
  expect(namesFound(text)).toEqual(expected);
});

test('every setting has a unique name in every language', () => {
  expect(new Set(SETTINGS.map(({ name }) => name)).size).toBe(SETTINGS.length);
  for (const language of LANGUAGES) {
    const words = Object.keys(textsFor(language)['office-settings'].settings);
    expect(words.toSorted()).toEqual(SETTINGS.map(({ name }) => name).toSorted());
  }
});

test('every action that is available everywhere has a known permission and a unique path', () => {
  expect(new Set(DEEDS.map(({ path }) => path)).size).toBe(DEEDS.length);
  for (const { permission } of DEEDS) expect(isPermission(permission)).toBe(true);
});
