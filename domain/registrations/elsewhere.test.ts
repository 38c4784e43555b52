import { expect, test } from 'vitest';
import { pairsAtOnce, titlesElsewhere } from './elsewhere.ts';

const hours = (from: string, until: string) => ({
  start_at: `2026-07-06T${from}:00.000Z`,
  end_at: `2026-07-06T${until}:00.000Z`,
});
const of = (title: string, from: string, until: string, participant_id = 1) => ({
  participant_id,
  title,
  ...hours(from, until),
});
const dates = [hours('09:00', '12:00'), hours('14:00', '16:00')];
const at = (...elsewhere: ReturnType<typeof of>[]) =>
  titlesElsewhere({ participant_id: 1, dates }, elsewhere);

test('names registrations that begin before the other ends, each once and in order', () => {
  expect(
    at(
      of('Poney', '15:59', '17:00'),
      of('Cirque', '08:00', '09:01'),
      of('Poney', '11:00', '11:30'),
    ),
  ).toEqual(['Cirque', 'Poney']);
});

test('does not name one that ends as the other begins, one in between, or one of another participant', () => {
  expect(
    at(
      of('Cirque', '08:00', '09:00'),
      of('Repas', '12:00', '14:00'),
      of('Poney', '09:00', '12:00', 2),
    ),
  ).toEqual([]);
});

test('two availabilities taken together overlap when any of their dates do, not when one begins as the other ends', () => {
  const circus = { title: 'Cirque', dates: [hours('09:00', '12:00'), hours('14:00', '16:00')] };
  const pony = { title: 'Poney', dates: [hours('12:00', '14:00')] };
  const dance = { title: 'Danse', dates: [hours('13:59', '14:01')] };
  expect(pairsAtOnce([circus, pony, dance])).toEqual([
    ['Cirque', 'Danse'],
    ['Poney', 'Danse'],
  ]);
  expect(pairsAtOnce([circus, pony, { ...dance, dates: [] }])).toEqual([]);
  expect(pairsAtOnce([circus])).toEqual([]);
});
