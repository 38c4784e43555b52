import { expect, test } from 'vitest';
import { formatAttendanceCode, readAttendanceCode } from './attendance-code.ts';

test('a code is written in two parts, and read however it is typed', () => {
  expect(formatAttendanceCode('ABCDEFGHJK')).toBe('ABCDE-FGHJK');
  expect(formatAttendanceCode('')).toBe('');
  for (const typed of ['abcde-fghjk', ' ABCDE FGHJK ', 'ABCDEFGHJK', 'abcde.fghjk\n'])
    expect(readAttendanceCode(typed)).toBe('ABCDEFGHJK');
});
