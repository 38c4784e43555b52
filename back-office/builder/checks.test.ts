import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { PageElement } from '@ribambelle/domain/website/page-tree.ts';
import { TEMPLATE_WORDS } from '@ribambelle/domain/website/template-words.ts';
import { expect, test } from 'vitest';
import { missingLanguages, remarksOn, type WrittenPage } from './checks.ts';

const one = (element: string, settings: PageElement['settings']) => ({
  id: element,
  name: element,
  element,
  settings: { ...settings },
  children: [],
});
const site = {
  languages: LANGUAGES,
  broken: new Set(['/nowhere?x=1', '/gone']),
  described: new Set(['described']),
};
const both = { fr: 'Bonjour', en: 'Hello' };
const page = (...content: WrittenPage['content']): WrittenPage => ({
  title: both,
  description: { fr: '', en: '' },
  pathname: '/about',
  seo: { title: { fr: '', en: '' }, image: null, indexed: true },
  content,
});
const question = (words: object) => ({ id: 'q', question: words, answer: both });
const links = (href: string) => [{ text: both, href }];

test.each<[string, WrittenPage['content'][number], object]>([
  [
    'a heading without English',
    one('blocks-heading', { text: { fr: 'Bonjour', en: ' ' } }),
    { about: 'LANGUAGE', field: 'text', language: 'en' },
  ],
  [
    'a question without French',
    one('blocks-faq', { items: [question(both), question({ en: 'Where?' })] }),
    { about: 'LANGUAGE', field: 'items.1.question', language: 'fr' },
  ],
  [
    'a sentence of a template',
    one('blocks-paragraph', { text: { fr: TEMPLATE_WORDS.team.fr, en: 'Our team' } }),
    { about: 'TEMPLATE', field: 'text', language: 'fr' },
  ],
  [
    'a picture that nobody described',
    one('blocks-image', { url: '/files/abc', alt: { fr: '', en: '' } }),
    { about: 'ALT', field: 'alt' },
  ],
  [
    'a picture that is not chosen yet',
    one('blocks-image', { url: '' }),
    { about: 'PICTURE', field: 'url' },
  ],
  [
    'a button to a page that is not there',
    one('blocks-button', { text: both, href: '/nowhere?x=1' }),
    { about: 'LINK', field: 'href', href: '/nowhere?x=1' },
  ],
  [
    'a row with such a link',
    one('blocks-tabs', { links: links('/gone') }),
    { about: 'LINK', field: 'links.0.href', href: '/gone' },
  ],
  [
    'a link in a text',
    one('blocks-rich-text', {
      content: { fr: '<p><a href="/gone">Là</a> <a href="/">ici</a></p>', en: '<p>There</p>' },
    }),
    { about: 'LINK', field: 'content', href: '/gone' },
  ],
  [
    'a banner on a picture under its usual veil',
    one('sections-banner', { title: both, level: 'h2', background: { image: '/files/abc' } }),
    { about: 'CONTRAST', field: 'background.overlay.opacity', opacity: 54 },
  ],
  [
    'a banner of a grey under its usual veil',
    one('sections-banner', { title: both, background: { image: null, color: '#a0a0a0' } }),
    { about: 'CONTRAST', field: 'background.color', opacity: null },
  ],
])('%s is remarked', (_, element, remark) => {
  expect(remarksOn(page(element), site)).toEqual([{ id: element.id, ...remark }]);
});

test.each<[string, WrittenPage['content'][number]]>([
  ['a text that is nowhere written', one('blocks-heading', { text: { fr: '', en: '' } })],
  ['a picture that the library describes', one('blocks-image', { url: '/files/described' })],
  ['a drawing of ours', one('blocks-image', { url: '/pictures/field/home.svg' })],
  ['a link that leads somewhere', one('blocks-button', { text: both, href: '/activities/judo' })],
  ['a usual banner', one('sections-banner', { title: both })],
  ['a picture without words on it', one('sections-basic', { background: { image: '/files/abc' } })],
  ['a link elsewhere', one('blocks-button', { text: both, href: 'https://x.test/' })],
  ['an element that is not known', one('blocks-later', { text: { fr: 'Un' } })],
])('%s is not', (_, element) => {
  expect(remarksOn(page(element), site)).toEqual([]);
});

test('a second title of the first level is remarked, by setting or by default', () => {
  const second = { ...one('sections-split-hero', {}), id: 'second' };
  const first = one('blocks-heading', { level: 'h1' });
  expect(remarksOn(page(first, second), site)).toEqual([
    { about: 'HEADINGS', id: 'second', field: 'level' },
  ]);
  expect(remarksOn(page(first), site)).toEqual([]);
});

test('a page that is nearly full is remarked', () => {
  const many = Array.from({ length: 52 }, (_, index) => ({
    ...one('containers-basic', {}),
    id: `${index}`,
  }));
  expect(remarksOn(page(...many), site)).toEqual([{ about: 'LARGE', id: null, field: null }]);
});

test('a page with many pictures behind its sections, and one with many lists, are slow', () => {
  const many = (element: string, settings: PageElement['settings']) =>
    page(
      ...Array.from({ length: 7 }, (_, index) => ({ ...one(element, settings), id: `${index}` })),
    );
  const heavy = { about: 'HEAVY', id: null, field: null, count: 7 };
  const behind = many('sections-basic', { background: { image: '/files/abc' } });
  expect(remarksOn(behind, site)).toEqual([{ ...heavy, part: 'grounds' }]);
  const lists = many('catalogs-activities-cards-grid', {});
  expect(remarksOn(lists, site)).toEqual([{ ...heavy, part: 'lists' }]);
});

test('a title of the page that one language misses is remarked', () => {
  expect(remarksOn({ ...page(), title: { fr: 'Un', en: '' } }, site)).toEqual([
    { about: 'LANGUAGE', id: null, field: 'title', language: 'en' },
  ]);
});

test('the outline marks what misses a language', () => {
  expect(missingLanguages(one('blocks-heading', { text: { fr: 'Un' } }), LANGUAGES)).toEqual([
    'en',
  ]);
  expect(missingLanguages(one('blocks-heading', { text: { fr: 'Un' } }), ['fr'])).toEqual([]);
});

test('a sentence of a template is no missing one', () => {
  const text = { fr: TEMPLATE_WORDS.team.fr, en: '' };
  expect(missingLanguages(one('blocks-paragraph', { text }), LANGUAGES)).toEqual(['en']);
});
