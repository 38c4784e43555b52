import { describe, expect, it } from 'vitest';
import { decideAnswer, publicName } from './answer.ts';

describe('an answer to a review', () => {
  it.each([
    ['the first', null, 'Merci', { changed: true, tells: true }],
    ['other words', 'Merci', 'Merci !', { changed: true, tells: false }],
    ['the same words', 'Merci', 'Merci', { changed: false, tells: false }],
    ['taken away', 'Merci', null, { changed: true, tells: false }],
    ['taken away where there is none', null, null, { changed: false, tells: false }],
  ])('%s', (_, answer, next, expected) => {
    const decision = decideAnswer({ answer, author_left: false }, next);
    expect(decision).toEqual({ ok: true, value: expected });
  });

  it('is refused when the author of the review has left, but can still be removed', () => {
    const review = { answer: 'Merci', author_left: true };
    expect(decideAnswer(review, 'Encore merci')).toMatchObject({
      ok: false,
      refused: 'REVIEW_AUTHOR_LEFT',
    });
    expect(decideAnswer(review, null)).toMatchObject({ ok: true, value: { changed: true } });
  });
});

describe('the public name of a review’s author', () => {
  it.each([
    ['Anne', 'Dubois', 'Anne D.'],
    [' Anne ', ' dubois', 'Anne D.'],
    ['Élodie', 'écluse', 'Élodie É.'],
    ['Li', '𠮷田', 'Li 𠮷.'],
    ['Anne', '', 'Anne'],
  ])('%s %s is %s', (firstname, lastname, name) => {
    expect(publicName({ firstname, lastname })).toBe(name);
  });
});
