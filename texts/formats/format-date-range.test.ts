import { describe, expect, test } from 'vitest';
import {
  breakingHours,
  formatDateRange,
  formatHours,
  type RangeWish,
} from './format-date-range.ts';

const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
const fr: RangeWish = { language: 'fr', time_zone: 'Europe/Brussels' };
const en: RangeWish = { language: 'en', time_zone: 'Europe/Brussels' };
const textOf = ([start_at, end_at]: readonly [string, string], wish: RangeWish) =>
  plain(formatDateRange({ start_at, end_at }, wish));

describe('formatDateRange', () => {
  test.each([
    [
      'a week of one month',
      '2026-07-06T07:00:00.000Z',
      '2026-07-10T14:00:00.000Z',
      'du lun. 6 au ven. 10 juillet, 9 h – 16 h',
      'Mon 6 – Fri 10 July, 9 am–4 pm',
    ],
    [
      'one day',
      '2026-07-06T07:30:00Z',
      '2026-07-06T14:05:00Z',
      'lun. 6 juillet, 9 h 30 – 16 h 05',
      'Mon 6 July, 9:30 am–4:05 pm',
    ],
    [
      'over the end of a month',
      '2026-06-29T07:00:00Z',
      '2026-07-03T14:00:00Z',
      'du lun. 29 juin au ven. 3 juillet, 9 h – 16 h',
      'Mon 29 June – Fri 3 July, 9 am–4 pm',
    ],
    [
      'over New Year',
      '2026-12-28T08:00:00Z',
      '2027-01-01T15:00:00Z',
      'du lun. 28 décembre 2026 au ven. 1er janvier 2027, 9 h – 16 h',
      'Mon 28 December 2026 – Fri 1 January 2027, 9 am–4 pm',
    ],
    [
      'the first of a month',
      '2026-07-01T07:00:00Z',
      '2026-07-03T14:00:00Z',
      'du mer. 1er au ven. 3 juillet, 9 h – 16 h',
      'Wed 1 – Fri 3 July, 9 am–4 pm',
    ],
    [
      'winter time',
      '2026-11-02T08:00:00Z',
      '2026-11-02T15:00:00Z',
      'lun. 2 novembre, 9 h – 16 h',
      'Mon 2 November, 9 am–4 pm',
    ],
    [
      'the day of 23 hours',
      '2026-03-28T08:00:00Z',
      '2026-03-29T14:00:00Z',
      'du sam. 28 au dim. 29 mars, 9 h – 16 h',
      'Sat 28 – Sun 29 March, 9 am–4 pm',
    ],
    [
      'the day of 25 hours',
      '2026-10-24T07:00:00Z',
      '2026-10-25T15:00:00Z',
      'du sam. 24 au dim. 25 octobre, 9 h – 16 h',
      'Sat 24 – Sun 25 October, 9 am–4 pm',
    ],
    [
      'an evening past midnight',
      '2026-07-04T18:00:00Z',
      '2026-07-05T00:00:00Z',
      'sam. 4 juillet, 20 h – 2 h',
      'Sat 4 July, 8 pm–2 am',
    ],
    [
      'an evening until midnight',
      '2026-07-04T18:00:00Z',
      '2026-07-04T22:00:00Z',
      'sam. 4 juillet, 20 h – 0 h',
      'Sat 4 July, 8 pm–midnight',
    ],
    [
      'a night away is two days',
      '2026-07-04T18:00:00Z',
      '2026-07-05T08:00:00Z',
      'du sam. 4 au dim. 5 juillet, 20 h – 10 h',
      'Sat 4 – Sun 5 July, 8 pm–10 am',
    ],
    [
      'a New Year party',
      '2026-12-31T20:00:00Z',
      '2027-01-01T01:00:00Z',
      'jeu. 31 décembre 2026, 21 h – 2 h',
      'Thu 31 December 2026, 9 pm–2 am',
    ],
    [
      'an instant',
      '2026-07-06T07:00:00Z',
      '2026-07-06T07:00:00Z',
      'lun. 6 juillet, 9 h',
      'Mon 6 July, 9 am',
    ],
  ])('%s', (_name, start, end, french, english) => {
    expect(textOf([start, end], fr)).toBe(french);
    expect(textOf([start, end], en)).toBe(english);
  });

  test('late evening in UTC is already the next day in Brussels', () => {
    expect(textOf(['2026-07-05T22:30:00Z', '2026-07-05T23:30:00Z'], fr)).toBe(
      'lun. 6 juillet, 0 h 30 – 1 h 30',
    );
    expect(
      textOf(['2026-07-05T22:30:00Z', '2026-07-05T23:30:00Z'], {
        ...fr,
        time_zone: 'America/New_York',
      }),
    ).toBe('dim. 5 juillet, 18 h 30 – 19 h 30');
  });

  test('the year is written when it is not the current one', () => {
    const range = ['2027-07-05T07:00:00Z', '2027-07-09T14:00:00Z'] as const;
    expect(textOf(range, { ...fr, current_year: 2026 })).toBe(
      'du lun. 5 au ven. 9 juillet 2027, 9 h – 16 h',
    );
    expect(textOf(range, { ...fr, current_year: 2027 })).toBe(
      'du lun. 5 au ven. 9 juillet, 9 h – 16 h',
    );
  });

  test('without hours only the days are left', () => {
    expect(
      textOf(['2026-07-06T07:00:00Z', '2026-07-10T14:00:00Z'], { ...fr, days_only: true }),
    ).toBe('du lun. 6 au ven. 10 juillet');
  });

  test('weekday and number stay on one line, and so do hours', () => {
    expect(
      formatDateRange({ start_at: '2026-07-06T07:30:00Z', end_at: '2026-07-06T14:00:00Z' }, fr),
    ).toBe('lun.\u00a06 juillet, 9\u00a0h\u00a030\u00a0–\u2060\u00a016\u00a0h');
  });
});

test('formatHours gives only the hours', () => {
  expect(
    plain(formatHours({ start_at: '2026-07-06T07:00:00Z', end_at: '2026-07-10T14:30:00Z' }, fr)),
  ).toBe('9 h – 16 h 30');
});

test('in a narrow column hours break after their dash and nowhere else', () => {
  const range = { start_at: '2026-07-06T08:30:00Z', end_at: '2026-07-06T10:00:00Z' };
  expect(breakingHours(formatHours(range, fr))).toBe('10\u00a0h\u00a030\u00a0– 12\u00a0h');
  expect(breakingHours(formatHours(range, { ...fr, language: 'en' }))).toBe(
    '10:30\u00a0am\u2060–\u200bnoon',
  );
});
