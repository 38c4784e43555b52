import { describe, expect, test } from 'vitest';
import { type HomePage, homeTree, usualHome } from './home-page.ts';
import { walkTree } from './page-tree.ts';

const both = (text: string) => ({ fr: text, en: text });
const page: HomePage = {
  title: both('Dehors'),
  text: both('<p>Oui</p>'),
  picture: '/files/abc',
  picture_alt: both('Des enfants'),
  highlights: [
    { title: both('Un'), text: both('1'), href: '/about' },
    { title: both('Deux'), text: both('2'), href: '' },
  ],
  featured: { of: 'SOON', categories: ['c1'], activities: [7] },
};
const ids = (of: HomePage) => walkTree(homeTree(of)).map(({ id }) => id);
const settingsOf = (of: HomePage, id: string) =>
  walkTree(homeTree(of)).find((element) => element.id === id)?.settings;

test('an unwritten page is the usual page', () => {
  expect(usualHome().title.fr).not.toBe('');
  expect(ids(usualHome())).toContain('steps');
  expect(settingsOf(usualHome(), 'hero')).toMatchObject({ image: '/pictures/field/home.svg' });
});

test('words and picture come first, highlights below them, with a link where one has a target', () => {
  expect(settingsOf(page, 'hero')).toMatchObject({
    title: both('Dehors'),
    description: both('<p>Oui</p>'),
    image: '/files/abc',
    alt: both('Des enfants'),
  });
  expect(ids(page)).toEqual(expect.arrayContaining(['highlight-1-link', 'highlight-2']));
  expect(ids(page)).not.toContain('highlight-2-link');
  expect(settingsOf(page, 'highlights-grid')).toEqual({ columns: 2 });
});

test('every id of a page is unique', () => {
  expect(new Set(ids(page)).size).toBe(ids(page).length);
});

describe('the featured activities', () => {
  const cards = (featured: HomePage['featured']) =>
    settingsOf({ ...page, featured }, 'activities-cards');
  test.each(['SOON', 'CATEGORIES', 'ACTIVITIES'] as const)(
    '%s without any choice shows the next ones to start',
    (of) => {
      expect(cards({ of, categories: [], activities: [] })).toMatchObject({
        'available-only': true,
      });
    },
  );
  test('some categories or some activities, and never both', () => {
    const choices = { categories: ['c1'], activities: [7] };
    expect(cards({ of: 'CATEGORIES', ...choices })).toMatchObject({ categories: ['c1'] });
    expect(cards({ of: 'CATEGORIES', ...choices })).not.toHaveProperty('activities');
    expect(cards({ of: 'ACTIVITIES', ...choices })).toMatchObject({ activities: [7] });
    expect(cards({ of: 'SOON', ...choices })).toMatchObject({ 'available-only': true });
  });
});
