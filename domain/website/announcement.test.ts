import { expect, test } from 'vitest';
import { announcementShows } from './announcement.ts';
import { decideAnnouncementTimes } from './announcement-times.ts';

const at = (time: string) => `2026-07-06T${time}:00.000Z`;

test.each([
  [null, null, true],
  [at('09:00'), null, true],
  [at('09:01'), null, false],
  [null, at('09:00'), false],
  [null, at('09:01'), true],
  [at('08:00'), at('10:00'), true],
  [at('10:00'), at('11:00'), false],
])('from %s until %s shows at nine: %s', (from, until, shows) => {
  expect(announcementShows({ from, until }, at('09:00'))).toBe(shows);
});

test.each([
  [null, null, true],
  [at('09:00'), at('09:01'), true],
  [at('09:00'), at('09:00'), false],
  [at('09:00'), at('08:00'), false],
])('from %s until %s is accepted: %s', (from, until, ok) => {
  expect(decideAnnouncementTimes({ from, until }).ok).toBe(ok);
});

test('times are kept in UTC, from any offset', () => {
  const announcement = { from: '2026-07-06T11:00:00+02:00', until: null };
  expect(decideAnnouncementTimes(announcement)).toEqual({
    ok: true,
    value: { from: at('09:00'), until: null },
  });
});
