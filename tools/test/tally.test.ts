import { expect, test } from 'vitest';
import { readTally, sum, tallyPlaywright, tallyVitest } from './tally.ts';

test('a test file that cannot be loaded is a failure, although it has no failed test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}, {}] },
  ];
  expect(tallyVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 2,
  });
});

test('a story that passed at its second try has passed, an error outside the stories is a failure', () => {
  expect(
    tallyPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 2 }, errors: [{}] }),
  ).toEqual({ passed: 7, failed: 2 });
});

test('a run that ended badly counts as a failure even when it tells of none', () => {
  const good = { code: 0, tally: { passed: 3, failed: 0 } };
  const crashed = { code: 1, tally: { passed: 4, failed: 0 } };
  const input = { code: 1, tally: { passed: 1, failed: 2 } };
  expect(sum([good, crashed, input])).toEqual({ passed: 8, failed: 3 });
});

test('a report that was never written counts nothing', async () => {
  expect(await readTally('/nowhere/report.json', tallyVitest)).toEqual({ passed: 0, failed: 0 });
});
