import { expect, test } from 'vitest';
import { leadOf } from './own-links.ts';

const PATHNAMES = [
  '/',
  '/activities',
  '/activities/$activity',
  '/$availability',
  '/availabilities/$slug/$availability',
  '/bundles/$bundle',
  '/about/us',
];

test.each([
  ['/', 'SOMEWHERE'],
  ['/activities?category=1#top', 'SOMEWHERE'],
  ['/about/us/', 'SOMEWHERE'],
  ['/account/home', 'SOMEWHERE'],
  ['/checkout', 'SOMEWHERE'],
  ['https://else.test/nowhere', 'SOMEWHERE'],
  ['mailto:a@b.test', 'SOMEWHERE'],
  ['//else.test/nowhere', 'SOMEWHERE'],
  ['#part', 'SOMEWHERE'],
  ['/about', { kind: 'availability', name: 'about' }],
  ['/about/them', 'NOWHERE'],
  ['/%zz/x', 'NOWHERE'],
  ['/activities/judo', { kind: 'activity', name: 'judo' }],
  ['/activities/caf%C3%A9', { kind: 'activity', name: 'café' }],
  ['/availabilities/judo/abc', { kind: 'availability', name: 'abc' }],
  ['/bundles/abc?x=1', { kind: 'bundle', name: 'abc' }],
  ['/files/abc/640', { kind: 'file', name: 'abc' }],
] as const)('%s leads to %j', (href, lead) => {
  expect(leadOf(href, PATHNAMES)).toEqual(lead);
});
