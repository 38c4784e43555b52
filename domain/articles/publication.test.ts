import { describe, expect, test } from 'vitest';
import { articleState, decidePublication } from './publication.ts';

const now = '2026-05-01T10:00:00.000Z';
const before = '2026-04-01T10:00:00.000Z';
const later = '2026-06-01T10:00:00.000Z';

test.each([
  [null, 'DRAFT'],
  [later, 'PLANNED'],
  [now, 'ONLINE'],
  [before, 'ONLINE'],
] as const)('published at %s it is %s', (published_at, state) => {
  expect(articleState(published_at, now)).toBe(state);
});

describe('publication', () => {
  test.each([
    ['a draft now', { published_at: null, has_draft: true }, null, { published_at: now }],
    ['a draft later', { published_at: null, has_draft: true }, later, { published_at: later }],
    [
      'a draft in the past',
      { published_at: null, has_draft: true },
      before,
      { refused: 'ARTICLE_HOUR_PAST' },
    ],
    [
      'a draft at this instant',
      { published_at: null, has_draft: true },
      now,
      { refused: 'ARTICLE_HOUR_PAST' },
    ],
    ['nothing', { published_at: null, has_draft: false }, null, { refused: 'ARTICLE_NOT_WRITTEN' }],
    ['a planned one now', { published_at: later, has_draft: false }, null, { published_at: now }],
    [
      'a planned one at another hour',
      { published_at: later, has_draft: true },
      '2026-07-01T10:00:00.000Z',
      { published_at: '2026-07-01T10:00:00.000Z' },
    ],
    [
      'a change of one online',
      { published_at: before, has_draft: true },
      null,
      { published_at: before },
    ],
    [
      'one online again',
      { published_at: before, has_draft: false },
      null,
      { refused: 'ARTICLE_NOT_WRITTEN' },
    ],
    [
      'one online later',
      { published_at: before, has_draft: true },
      later,
      { refused: 'ARTICLE_ONLINE' },
    ],
  ] as const)('%s', (_, article, at, decision) => {
    expect(decidePublication(article, { at, now })).toEqual(decision);
  });
});
