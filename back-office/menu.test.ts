import { isPermission } from '@ribambelle/domain/permissions/permissions.ts';
import { texts } from '@ribambelle/texts/fr/office.ts';
import { expect, test } from 'vitest';
import { isAt, MENU, menuFor, splitEntries } from './menu.ts';

const entries = MENU.flatMap((area) => area.entries);

test('shows only permitted pages, and no empty area', () => {
  expect(menuFor([])).toEqual([]);
  const menu = menuFor(['activities.read']);
  expect(menu.flatMap((area) => area.entries.map(({ path }) => path))).toEqual(['/activities']);
});

test('every entry has a name, a known permission and a unique path, and no letter is used twice', () => {
  for (const entry of entries) {
    expect(texts.menu[entry.name]).not.toBe('');
    expect(isPermission(entry.permission)).toBe(true);
  }
  const letters = entries.flatMap(({ letter }) => letter ?? []);
  expect(new Set(letters).size).toBe(letters.length);
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
});

test('there are at most eight areas, the website and the settings, each with a name', () => {
  expect(MENU.length).toBeLessThanOrEqual(10);
  for (const { name } of MENU) expect(texts.areas[name]).not.toBe('');
});

test('pages for things that the organiser does not use are folded, except the open one', () => {
  const programme = MENU.find(({ name }) => name === 'programme')?.entries ?? [];
  const paths = (address: string) => {
    const { shown, more } = splitEntries(programme, { in_use: ['vouchers'], address });
    expect(shown.length + more.length).toBe(programme.length);
    return shown.map(({ path }) => path);
  };
  const usual = ['/activities', '/categories', '/locations'];
  expect(paths('/activities')).toEqual([...usual, '/vouchers']);
  expect(paths('/coupons/new')).toEqual([...usual, '/vouchers', '/coupons']);
});

test('the first page of each area is always shown', () => {
  for (const { entries: pages } of MENU) expect(pages[0]?.of).toBeUndefined();
});

test('a page matches the addresses that start with its path, and no others', () => {
  expect(isAt({ path: '/customers' }, '/customers/anne')).toBe(true);
  expect(isAt({ path: '/customers' }, '/customers-and-more')).toBe(false);
});

test('the website is an area of its own, with all that families see of it', () => {
  const area = MENU.find(({ entries: pages }) => pages.some(({ path }) => path === '/pages'));
  expect(area?.name).toBe('site');
  expect(area?.entries.map(({ path }) => path)).toEqual([
    '/pages',
    '/articles',
    '/site',
    '/library',
    '/host-names',
  ]);
});
