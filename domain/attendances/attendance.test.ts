import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addMinutes } from '../base/instants.ts';
import {
  type AttendanceMark,
  attendanceOf,
  holdingMarks,
  type MarkKind,
  standingMarks,
} from './attendance.ts';
import { decideMark } from './decide-mark.ts';

const KINDS: Readonly<Record<string, MarkKind>> = { A: 'ARRIVED', L: 'LEFT', N: 'ABSENT' };

const at = (hour: string) => `2026-07-06T${hour.padStart(5, '0')}:00.000Z`;

/** Reads `a=A 9:00 !b`: the mark a, an arrival, which takes b back. */
function readMark(text: string, index: number): AttendanceMark {
  const name = /^(\w)=/u.exec(text)?.[1];
  const takenBack = /!(\w)/u.exec(text)?.[1];
  const match = /^(?:\w=)?(?:([ALN]) |!\w )(\d+:\d+)/u.exec(text);
  const kind = match?.[1] ?? '';
  const hour = match?.[2] ?? '';
  return {
    cuid: name ?? `mark-${index}`,
    kind: KINDS[kind] ?? 'TAKEN_BACK',
    at: at(hour),
    takes_back: takenBack === undefined ? [] : [takenBack],
  };
}

const marksOf = (text: string) => (text === 'nothing' ? [] : text.split(', ').map(readMark));

const moment = fc.integer({ min: 0, max: 12 }).map((step) => addMinutes(at('8:00'), step * 45));
const randomMarks = fc
  .array(
    fc.record({
      kind: fc.constantFrom<MarkKind>('ARRIVED', 'LEFT', 'ABSENT', 'TAKEN_BACK'),
      at: moment,
      takes: fc.array(fc.nat(9), { maxLength: 2 }),
    }),
    { maxLength: 10 },
  )
  .map((marks) =>
    marks.map(({ kind, at: when, takes }, index): AttendanceMark => {
      const takes_back = kind === 'TAKEN_BACK' || index % 3 === 0 ? takes.map(String) : [];
      return { cuid: String(index), kind, at: when, takes_back };
    }),
  );

describe('the combined result of the marks of a day', () => {
  it.each(casesOf('attendances', 'What the marks of a day say together'))('%s: %s', (...row) => {
    const [marks = '', state = '', arrival = '', departure = ''] = row;
    const hour = (cell: string) => (cell === '—' ? null : at(cell));
    const expected = { state, arrival: hour(arrival), departure: hour(departure) };
    expect(attendanceOf(marksOf(marks))).toMatchObject(expected);
    expect(attendanceOf(marksOf(marks).toReversed())).toMatchObject(expected);
  });

  test('the order and repetition of marks make no difference', () => {
    const shuffled = randomMarks.chain((marks) =>
      fc.record({
        marks: fc.constant(marks),
        received: fc.shuffledSubarray([...marks, ...marks, ...marks], {
          minLength: marks.length * 3,
        }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ marks, received }) => {
        expect(attendanceOf(received)).toEqual(attendanceOf(marks));
        expect(holdingMarks(received)).toEqual(holdingMarks(marks));
      }),
      { numRuns: 1_000 },
    );
  });

  test('two phones with different marks agree once both have sent theirs', () => {
    fc.assert(
      fc.property(randomMarks, fc.nat(10), (marks, cut) => {
        const one = marks.slice(0, cut);
        const other = marks.slice(cut);
        expect(attendanceOf([...one, ...other])).toEqual(attendanceOf([...other, ...one]));
      }),
    );
  });

  test('taking back the current mark returns to the one before, and in the end to none', () => {
    fc.assert(
      fc.property(randomMarks, (marks) => {
        let all = marks;
        for (let times = 0; times <= marks.length; times += 1) {
          const heldMarks = holdingMarks(all);
          if (heldMarks.length === 0) break;
          const before = attendanceOf(all);
          const takes_back = heldMarks.map(({ cuid }) => cuid);
          all = [
            ...all,
            { cuid: `back-${times}`, kind: 'TAKEN_BACK', at: at('20:00'), takes_back },
          ];
          expect(attendanceOf(all)).not.toEqual(before);
        }
        expect(attendanceOf(all).state).toBe('EXPECTED');
      }),
    );
  });

  test('a corrected hour replaces every mark of its kind', () => {
    const marks = marksOf('A 9:00, A 9:04, L 16:00');
    const takes_back = standingMarks(marks, 'ARRIVED').map(({ cuid }) => cuid);
    const corrected: AttendanceMark = { cuid: 'new', kind: 'ARRIVED', at: at('9:30'), takes_back };
    expect(attendanceOf([...marks, corrected])).toMatchObject({
      state: 'LEFT',
      arrival: at('9:30'),
    });
  });
});

describe('the marks that are refused', () => {
  const date = { start_at: at('9:00'), end_at: at('16:00'), cancelled_at: null };

  it.each(casesOf('attendances', 'Which marks are not taken'))('%s, %s: %s', (...row) => {
    const [mark = '', registration = '', refused = ''] = row;
    const kind = KINDS[mark.slice(0, 1)] ?? 'ARRIVED';
    const amount = Number(/(\d+) (?:minutes|hours)/u.exec(mark)?.[1] ?? 0);
    const early = at('9:00');
    const moments: Readonly<Record<string, string>> = {
      ahead: addMinutes(early, amount),
      begins: addMinutes(date.start_at, -60 * amount),
      ends: addMinutes(date.end_at, 60 * amount),
      week: addMinutes(date.start_at, -7 * 24 * 60),
    };
    const momentName = Object.keys(moments).find((word) => mark.includes(word));
    const when = moments[momentName ?? ''] ?? early;
    const now = momentName === 'ends' ? when : early;
    const registeredDate = registration.startsWith('not on') ? null : date;
    const markedDate =
      registration === 'cancelled' ? { ...date, cancelled_at: now } : registeredDate;
    const decision = decideMark({ kind, at: when, made_at: when }, { date: markedDate, now });
    expect(decision.ok ? '—' : decision.refused).toBe(refused);
  });

  test('a fast clock is also detected from the time of the mark', () => {
    const mark = { kind: 'ARRIVED', at: at('9:00'), made_at: at('9:30') } as const;
    const decision = decideMark(mark, { date, now: at('9:00') });
    expect(decision).toMatchObject({ ok: false, refused: 'IN_FUTURE' });
  });
});
