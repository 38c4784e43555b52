import { describe, expect, it } from 'vitest';
import { isLanguage, negotiateLanguage, splitLanguage, withLanguage } from './languages.ts';
import { pickText } from './pick-text.ts';

describe('languages', () => {
  it.each([
    [{ fr: 'Stage', en: 'Camp' }, 'en', 'Camp'],
    [{ fr: 'Stage', en: '' }, 'en', 'Stage'],
    [{ fr: 'Stage' }, 'en', 'Stage'],
    [{ en: 'Camp' }, 'fr', 'Camp'],
    [{ fr: ' ', en: null }, 'fr', ''],
    [null, 'fr', ''],
  ] as const)('%j in %s is %j', (text, language, expected) => {
    expect(pickText(text, { language, fallback: 'fr' })).toBe(expected);
  });

  it.each([
    ['/fr/blog', 'fr', '/blog'],
    ['/en', 'en', '/'],
    ['/fr/', 'fr', '/'],
    ['/', null, '/'],
    ['/french', null, '/french'],
    ['/nl/blog', null, '/nl/blog'],
  ])('%s is in %s at %s', (input, language, path) => {
    expect(splitLanguage(input)).toEqual({ language, path });
  });

  it.each([
    ['/', '/fr'],
    ['/?a=1', '/fr?a=1'],
    ['/blog#top', '/fr/blog#top'],
    ['/en/blog', '/en/blog'],
    ['https://example.be/', 'https://example.be/'],
    ['//example.be', '//example.be'],
    ['#top', '#top'],
    ['mailto:a@b.be', 'mailto:a@b.be'],
  ])('%s is given the language %s', (href, expected) => {
    expect(withLanguage(href, 'fr')).toBe(expected);
  });

  it.each([
    ['fr-BE,fr;q=0.9,en;q=0.8', 'fr'],
    ['nl,en;q=0.5', 'en'],
    ['en;q=0.3, fr;q=0.7', 'fr'],
    ['en,fr', 'en'],
    ['en;q=0', 'fr'],
    ['de', 'fr'],
    ['en;q=abc', 'fr'],
    ['', 'fr'],
    [null, 'fr'],
  ])('%j is negotiated to %s', (header, expected) => {
    expect(negotiateLanguage(header, 'fr')).toBe(expected);
  });

  it('there are two', () => {
    expect([isLanguage('fr'), isLanguage('en'), isLanguage('nl'), isLanguage(null)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
