import { describe, expect, it } from 'vitest';
import { clampedToStart, contains, overlaps } from './ranges.ts';

const at = (hour: number): string => `2026-07-06T${String(hour).padStart(2, '0')}:00:00.000Z`;
const range = (from: number, to: number) => ({ start_at: at(from), end_at: at(to) });

describe('ranges', () => {
  it.each([
    [range(9, 12), range(11, 13), true],
    [range(9, 12), range(12, 13), false],
    [range(9, 12), range(10, 11), true],
    [range(9, 10), range(11, 12), false],
  ])('%j and %j overlap: %s', (one, other, expected) => {
    expect(overlaps(one, other)).toBe(expected);
    expect(overlaps(other, one)).toBe(expected);
  });

  it('includes its start and not its end', () => {
    expect(contains(range(9, 12), at(9))).toBe(true);
    expect(contains(range(9, 12), at(12))).toBe(false);
  });

  it('never starts in the past', () => {
    expect(clampedToStart(range(9, 12), at(10))).toEqual(range(10, 12));
    expect(clampedToStart(range(9, 12), at(8))).toEqual(range(9, 12));
    expect(clampedToStart(range(9, 12), at(12))).toBeNull();
  });
});
