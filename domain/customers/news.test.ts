import { expect, it } from 'vitest';
import { decideNews } from './news.ts';

const today = '2026-07-06';
const never = { agrees: false, said_on: null, has_address: true };

it.each([
  ['agrees today', never, { agrees: true, on: today }, true],
  ['agreed on a paper of spring', never, { agrees: true, on: '2026-03-01' }, true],
  ['agrees tomorrow', never, { agrees: true, on: '2026-07-07' }, 'NEWS_DAY_AHEAD'],
  ['ends what it never had', never, { agrees: false, on: today }, 'NEWS_UNCHANGED'],
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
    'agreed since the letter with which it ends them',
    { ...never, agrees: true, said_on: '2026-07-05' },
    { agrees: false, on: '2026-07-01' },
    'NEWS_SAID_SINCE',
  ],
  [
    'ends them, its address is gone',
    { agrees: true, said_on: '2026-07-05', has_address: false },
    { agrees: false, on: today },
    true,
  ],
] as const)('a family %s', (_what, state, said, expected) => {
  const decision = decideNews(state, { ...said, today });
  expect(decision.ok || decision.refused).toBe(expected);
});
