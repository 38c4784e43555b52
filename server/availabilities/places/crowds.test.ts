import { expect, test } from 'vitest';
import { noDatabase } from '../../database/no-database.ts';
import { isCrowded, noteCrowd } from './crowds.ts';

test('a crowd is remembered for two seconds, separately for each availability and each database', () => {
  const db = noDatabase();
  const crowdedAt = (now: string, availability_id = 1) => isCrowded(db, { availability_id, now });
  noteCrowd(db, { availability_id: 1, now: '2026-01-05T08:00:00.000Z' });
  expect(crowdedAt('2026-01-05T08:00:01.900Z')).toBe(true);
  expect(crowdedAt('2026-01-05T08:00:01.900Z', 2)).toBe(false);
  expect(crowdedAt('2026-01-05T08:00:02.100Z')).toBe(false);
  const elsewhere = { availability_id: 1, now: '2026-01-05T08:00:01.900Z' };
  expect(isCrowded(noDatabase(), elsewhere)).toBe(false);
});
