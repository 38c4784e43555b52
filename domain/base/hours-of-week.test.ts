import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utcHoursOfWeek } from './hours-of-week.ts';

const now = '2026-07-06T07:00:00.000Z';

test('an hour of a weekday in Brussels is one in UTC in winter and one in summer, across the ends of the week', () => {
  const hours = (weekday: number | undefined, hour: number | undefined, zone = 'Europe/Brussels') =>
    utcHoursOfWeek({ weekday, hour, zone, now });
  expect(hours(3, 17)).toEqual([48 + 15, 48 + 16]);
  expect(hours(1, 1)).toEqual([0, 167]);
  expect(hours(1, 0)).toEqual([166, 167]);
  expect(hours(undefined, 12)).toHaveLength(14);
  expect(hours(2, undefined)).toHaveLength(25);
  expect(hours(undefined, undefined)).toHaveLength(168);
  expect(hours(1, 12, 'UTC')).toEqual([12]);
  expect(hours(1, 12, 'Asia/Kolkata')).toEqual([6, 7]);
});

test('for any moment, its UTC hour is among those of its local weekday and hour', () => {
  const zone = fc.constantFrom(
    'Europe/Brussels',
    'UTC',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Apia',
  );
  const moment = fc.date({
    min: new Date('1997-01-01T00:00:00Z'),
    max: new Date('2035-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(zone, moment, (of, date) => {
      const local = Temporal.Instant.from(date.toISOString()).toZonedDateTimeISO(of);
      const utc = ((date.getUTCDay() + 6) % 7) * 24 + date.getUTCHours();
      const hours = utcHoursOfWeek({ weekday: local.dayOfWeek, hour: local.hour, zone: of, now });
      expect(hours).toContain(utc);
      expect(hours.length).toBeLessThanOrEqual(8);
    }),
  );
});
