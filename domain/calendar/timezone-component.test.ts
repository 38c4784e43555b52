import { expect, test } from 'vitest';
import { timezoneComponent } from './timezone-component.ts';

const year = { start_at: '2026-07-06T07:00:00.000Z', end_at: '2026-12-24T17:00:00.000Z' };

test('has the clock changes before and between the two moments', () => {
  expect(timezoneComponent('Europe/Brussels', year).split('\r\n')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Brussels',
    'BEGIN:DAYLIGHT',
    'DTSTART:20260329T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20261025T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]);
});

test('a zone whose clock never changes has one offset', () => {
  expect(timezoneComponent('UTC', year)).toContain('TZOFFSETTO:+0000');
});
