import { expect, it } from 'vitest';
import { withDaysMeant } from './days-meant.ts';

it('turns a moment into its day in the zone where a date is expected, and leaves other values alone', () => {
  const questions = [
    { id: 1, type: 'DATE' as const },
    { id: 2, type: 'TEXT' as const },
  ];
  const moment = '2026-03-28T23:00:00.000Z';
  const answers = [
    { question_id: 1, content: moment },
    { question_id: 2, content: moment },
    { question_id: 3, content: moment },
    { question_id: 1, content: null },
  ];
  expect(
    withDaysMeant(answers, { questions, zone: 'Europe/Brussels' }).map(({ content }) => content),
  ).toEqual(['2026-03-29', moment, moment, null]);
});
