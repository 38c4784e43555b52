import { expect, it } from 'vitest';
import { decideNews } from './news.ts';

const today = '2026-07-06';
const never = { agrees: false, said_on: null, has_address: true };

it.each([
  ['agrees today', never, { agrees: true, on: today }, true],
  ['agreed on paper in spring', never, { agrees: true, on: '2026-03-01' }, true],
  ['agrees tomorrow', never, { agrees: true, on: '2026-07-07' }, 'NEWS_DAY_AHEAD'],
  ['ends news that it never had', never, { agrees: false, on: today }, 'NEWS_UNCHANGED'],
  [
    'has no address',
    { ...never, has_address: false },
    { agrees: true, on: today },
    'EMAIL_REQUIRED',
  ],
  [
    'ended them since that day',
    { ...never, said_on: '2026-07-05' },
    { agrees: true, on: '2026-07-04' },
    'NEWS_SAID_SINCE',
  ],
  [
    'agrees again on the day on which it ended them',
    { ...never, said_on: today },
    { agrees: true, on: today },
    true,
  ],
  [
    'agreed again after the letter that ends them',
    { ...never, agrees: true, said_on: '2026-07-05' },
    { agrees: false, on: '2026-07-01' },
    'NEWS_SAID_SINCE',
  ],
  [
    'ends them without an address',
    { agrees: true, said_on: '2026-07-05', has_address: false },
    { agrees: false, on: today },
    true,
  ],
] as const)('a family %s', (_what, state, answer, expected) => {
  const decision = decideNews(state, { ...answer, today });
  expect(decision.ok || decision.refused).toBe(expected);
});
