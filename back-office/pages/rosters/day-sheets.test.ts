import { expect, test } from 'vitest';
import { daySheets } from './day-sheets.ts';
import type { RosterRow } from './row-parts.tsx';

const group = (date_id: number, activity_title: string) => ({
  date_id,
  activity_title,
  start_at: '2026-07-06T07:00:00.000Z',
  end_at: '2026-07-06T10:00:00.000Z',
  location: null,
  coaches: [],
  registered: 1,
});
const row = (of: Partial<RosterRow>): RosterRow => ({
  kind: 'REGISTRATION',
  id: 1,
  cuid: 'lea',
  date_id: 1,
  start_at: '2026-07-06T07:00:00.000Z',
  end_at: '2026-07-06T10:00:00.000Z',
  activity_title: 'Cirque',
  location: null,
  participant_name: 'Léa',
  birthdate: null,
  age: null,
  quantity: 1,
  customer_name: 'Anne',
  households: [],
  phone: null,
  email: null,
  details: null,
  answers: null,
  options: '',
  more: [],
  owed_amount: null,
  ...of,
});

const groups = [group(1, 'Cirque'), group(2, 'Poterie')];
const rows = [
  row({ participant_name: 'Tom', date_id: 2, location: 'Maison' }),
  row({ participant_name: 'Salle', kind: 'BOOKING', date_id: null, location: 'Maison' }),
  row({ participant_name: 'Léa', date_id: 1 }),
  row({ participant_name: 'Zoé', date_id: 2, location: 'École' }),
];
const sheets = (by: 'GROUP' | 'PLACE' | 'NONE') =>
  daySheets(rows, { by, groups }).map((sheet) => [
    sheet.group?.activity_title ?? null,
    ...sheet.rows.map(({ participant_name }) => participant_name),
  ]);

test('by group, sheets are in the order of the day, whatever the order of the list; bookings come last', () => {
  expect(sheets('GROUP')).toEqual([
    ['Cirque', 'Léa'],
    ['Poterie', 'Tom', 'Zoé'],
    [null, 'Salle'],
  ]);
});

test('by place, sheets are sorted by name, and people without a place come last', () => {
  expect(sheets('PLACE')).toEqual([
    [null, 'Zoé'],
    [null, 'Tom', 'Salle'],
    [null, 'Léa'],
  ]);
});

test('without grouping there is one sheet', () => {
  expect(sheets('NONE')).toEqual([[null, 'Tom', 'Salle', 'Léa', 'Zoé']]);
});
