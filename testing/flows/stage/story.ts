import { FIRST_LANGUAGE, HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { Parent } from '../people/parent.ts';
import { Secretary } from '../people/secretary.ts';
import { isComplaint } from './complaints.ts';
import { type Books, openBooks } from './books.ts';
import { Presses } from './presses.ts';
import { officeWordsIn, type Words, wordsIn } from './words.ts';
import { ownNumber } from './own-number.ts';

interface Scene {
  readonly language: Language;
  readonly width: number;
  /**
   * True when changes may be animated; stories ask for reduced motion, as some people do, except
   * those about motion and those of a purchase.
   */
  readonly moves: boolean;
}

interface Cast {
  readonly words: Words;
  readonly books: Books;
  /**
   * A mother who is new to the organiser; everything that she needs is hers alone, so that stories
   * can run in parallel.
   */
  readonly parent: Parent;
  /** A secretary at the back-office, in a separate browser. */
  readonly secretary: Secretary;
  /** The number of presses of the task. */
  readonly presses: Presses;
}

const OFFICE = process.env['BACK_OFFICE_URL'] ?? 'http://localhost:3001';

/**
 * A story in a browser: each person is created on first use, in the language and at the width of
 * the scene.
 */
export const story = test.extend<Scene & Cast>({
  language: [FIRST_LANGUAGE, { option: true }],
  width: [1280, { option: true }],
  moves: [false, { option: true }],
  contextOptions: async ({ contextOptions, moves }, give) =>
    give({ ...contextOptions, reducedMotion: moves ? 'no-preference' : 'reduce' }),
  viewport: async ({ width }, give) => give({ width, height: width < 600 ? 844 : 800 }),
  locale: async ({ language }, give) => give(HABITS[language].locale),
  page: async ({ page }, give) => {
    const complaints = listenTo(page);
    await give(page);
    expect(complaints).toEqual([]);
  },
  words: async ({ language }, give) => give(wordsIn(language)),
  books: async ({ baseURL: _site }, give) => {
    const books = await openBooks();
    await give(books);
    await books.close();
  },
  parent: async ({ page, words }, give, info) => {
    await give(
      new Parent({ page, words, email: `ines.${info.workerIndex}.${ownNumber()}@flows.test` }),
    );
  },
  presses: async ({ language, width }, give, info) => give(new Presses({ language, width, info })),
  secretary: async ({ browser, books, language, locale, viewport }, give) => {
    const context = await browser.newContext({
      viewport,
      ...(locale === undefined ? {} : { locale }),
    });
    const words = officeWordsIn(language);
    const page = await context.newPage();
    const complaints = listenTo(page);
    await give(new Secretary({ page, words, books, origin: OFFICE }));
    await context.close();
    expect(complaints).toEqual([]);
  },
});

/**
 * Collects the errors of a page from its first moment on, also between inspections, which detect
 * the failed calls.
 */
function listenTo(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && isComplaint(message.text()))
      complaints.push(`${page.url()} console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()} thrown: ${error.message}`));
  return complaints;
}

export { expect };
