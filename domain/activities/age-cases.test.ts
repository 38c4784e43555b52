import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import { expect, test } from 'vitest';
import { ageOn } from '../base/age.ts';
import { shownAge } from '../organisers/ages.ts';
import { type AgeLimits, ageLabel } from './age-label.ts';
import { firstStart, isAgeAllowed, limitsOf } from './age-limits.ts';

const NONE = '–';

test.each(casesOf('ages', 'At the date'))('born %s, on %s: %s', (born = '', day = '', age) => {
  expect(ageOn(born, day)).toBe(Number(age));
});

/** `6 to –` */
function limitsIn(cell: string): AgeLimits {
  const [minimum, maximum] = cell.split(' to ').map((age) => (age === NONE ? null : Number(age)));
  return { age_minimum: minimum ?? null, age_maximum: maximum ?? null };
}

test.each(casesOf('ages', 'Who may come, and how it is worded'))(
  '%s of %s, born %s, on %s: %s, %s',
  (ofAvailability = '', general = '', born = '', day = '', allowed, worded) => {
    const limits = limitsOf(limitsIn(ofAvailability), limitsIn(general));
    const may = isAgeAllowed(born === NONE ? null : born, { limits, day });
    const label = ageLabel(limits);
    expect([may.ok ? 'yes' : 'no', label === null ? NONE : Object.values(label).join(' ')]).toEqual(
      [allowed, worded],
    );
  },
);

test.each(casesOf('ages', 'Of which day'))('of %s chosen it counts on %s', (chosen = '', day) => {
  const at = (id: number) => `2026-07-${String(id).padStart(2, '0')}T07:00:00Z`;
  // in no particular order, as the database may return them
  const week = { start_at: at(6), dates: [8, 6, 10, 7, 9].map((id) => ({ id, start_at: at(id) })) };
  const date_ids = chosen === NONE ? [] : chosen.split(' ').map(Number);
  expect(firstStart(week, date_ids)).toBe(at(Number(day)));
});

test.each(casesOf('ages', 'What is shown'))('%s days: %s', (days, words) => {
  const age = shownAge(Number(days));
  expect(age === null ? NONE : `${age.value} ${age.type}`).toBe(words);
});
