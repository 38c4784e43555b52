import { isPermission } from '@ribambelle/domain/permissions/permissions.ts';
import { texts } from '@ribambelle/texts/fr/office.ts';
import { expect, test } from 'vitest';
import { MENU, menuFor } from './menu.ts';

const entries = MENU.flatMap((group) => group.entries);

test('shows only what the permissions open, and no empty group', () => {
  expect(menuFor([])).toEqual([]);
  const menu = menuFor(['activities.read']);
  expect(menu.flatMap((group) => group.entries.map(({ path }) => path))).toEqual(['/activities']);
});

test('every entry has a name, a known permission, and a path and letter of its own', () => {
  for (const entry of entries) {
    expect(texts.menu[entry.name]).not.toBe('');
    expect(isPermission(entry.permission)).toBe(true);
  }
  expect(new Set(entries.map(({ letter }) => letter)).size).toBe(entries.length);
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
});
