import { expect, test } from 'vitest';
import { readTally, sum, tallyPlaywright, tallyVitest } from './tally.ts';

test('a test file that cannot be loaded is a failure, although it has no failed test', () => {
  const failed = {
    fullName: 'adds up',
    status: 'failed',
    failureMessages: ['expected 1\n  at sum'],
  };
  const passed = { fullName: 'is shown', status: 'passed', failureMessages: [] };
  const again = { fullName: 'waits', status: 'passed', failureMessages: ['too late\n  at poll'] };
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [failed, passed] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [passed, again] },
  ];
  expect(tallyVitest({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({
    passed: 3,
    failed: 2,
    failures: ['a.test.ts: no such module', 'b.test.ts: adds up: expected 1'],
    second_tries: ['c.test.ts: waits: too late'],
  });
});

test('a story that passed at its second try has passed, an error outside the stories is a failure', () => {
  const inner = { title: 'on a phone', specs: [{ title: 'pays', ok: false }] };
  const outer = { title: 'shop.flow.ts', specs: [{ title: 'opens', ok: true }], suites: [inner] };
  expect(
    tallyPlaywright({
      stats: { expected: 5, unexpected: 1, flaky: 2 },
      errors: [{ message: 'no browser' }],
      suites: [outer],
    }),
  ).toEqual({
    passed: 7,
    failed: 2,
    failures: ['shop.flow.ts › on a phone › pays', 'Outside the stories: no browser'],
    second_tries: [],
  });
});

test('a run that ended badly counts as a failure even when it tells of none', () => {
  const good = {
    code: 0,
    tally: { passed: 3, failed: 0, failures: [], second_tries: ['one more'] },
  };
  const crashed = { code: 1, tally: { passed: 4, failed: 0, failures: [], second_tries: [] } };
  const input = {
    code: 1,
    tally: { passed: 1, failed: 2, failures: ['one', 'two'], second_tries: [] },
  };
  expect(sum([good, crashed, input])).toEqual({
    passed: 8,
    failed: 3,
    failures: ['one', 'two'],
    second_tries: ['one more'],
  });
});

test('a report that was never written counts nothing', async () => {
  const nothing = { passed: 0, failed: 0, failures: [], second_tries: [] };
  expect(await readTally('/nowhere/report.json', tallyVitest)).toEqual(nothing);
});
