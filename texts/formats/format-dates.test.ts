import { expect, test } from 'vitest';
import { formatDates, formatHoursOfDates } from './format-dates.ts';

const FR = { language: 'fr', time_zone: 'Europe/Brussels' } as const;
const EN = { ...FR, language: 'en' } as const;

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ').replaceAll('\u2060', '');
const lesson = (day: string, from: string, to: string) => ({
  start_at: `2026-07-${day}T${from}:00+02:00`,
  end_at: `2026-07-${day}T${to}:00+02:00`,
});
const SAME = [lesson('08', '09:00', '16:00'), lesson('06', '09:00', '16:00')];
const DIFFERENT = [
  lesson('06', '16:00', '17:00'),
  lesson('08', '13:30', '14:30'),
  lesson('10', '17:00', '17:45'),
];
const MANY = ['06', '07', '08', '09', '10'].map((day, index) =>
  lesson(day, `1${index}:00`, `1${index + 1}:00`),
);

test.each([
  { what: 'none', dates: [], fr: '', en: '' },
  {
    what: 'one',
    dates: DIFFERENT.slice(0, 1),
    fr: 'lun. 6 juillet, 16 h – 17 h',
    en: 'Mon 6 July, 4 pm–5 pm',
  },
  {
    what: 'of the same hours',
    dates: SAME,
    fr: 'du lun. 6 au mer. 8 juillet, 9 h – 16 h',
    en: 'Mon 6 – Wed 8 July, 9 am–4 pm',
  },
  {
    what: 'of different hours',
    dates: DIFFERENT,
    fr: 'lun. 6 juillet, 16 h – 17 h · mer. 8 juillet, 13 h 30 – 14 h 30 · ven. 10 juillet, 17 h – 17 h 45',
    en: 'Mon 6 July, 4 pm–5 pm · Wed 8 July, 1:30 pm–2:30 pm · Fri 10 July, 5 pm–5:45 pm',
  },
  {
    what: 'many of different hours',
    dates: MANY,
    fr: 'du lun. 6 au ven. 10 juillet, heures variables',
    en: 'Mon 6 – Fri 10 July, times vary',
  },
])('dates: $what', ({ dates, fr, en }) => {
  expect(plain(formatDates(dates, FR))).toBe(fr);
  expect(plain(formatDates(dates, EN))).toBe(en);
});

test('the same hours before and after a clock change count as the same', () => {
  const winter = { start_at: '2026-10-20T09:00:00+02:00', end_at: '2026-10-20T10:00:00+02:00' };
  const summer = { start_at: '2026-10-27T09:00:00+01:00', end_at: '2026-10-27T10:00:00+01:00' };
  expect(plain(formatHoursOfDates([winter, summer], FR))).toBe('9 h – 10 h');
});

test('the hours are named once when all dates have them', () => {
  expect(plain(formatHoursOfDates(SAME, FR))).toBe('9 h – 16 h');
  expect(formatHoursOfDates(DIFFERENT, FR)).toBe('heures variables');
  expect(formatHoursOfDates([], FR)).toBe('');
});
