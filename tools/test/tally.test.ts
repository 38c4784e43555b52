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
  const clock = { startTime: 1000, endTime: 3500 };
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: 'no such module',
      ...clock,
      assertionResults: [],
    },
    {
      name: 'b.test.ts',
      status: 'failed',
      message: '',
      ...clock,
      assertionResults: [failed, passed],
    },
    {
      name: 'c.test.ts',
      status: 'passed',
      message: '',
      ...clock,
      assertionResults: [passed, again],
    },
  ];
  expect(tallyVitest({ numPassedTests: 3, numFailedTests: 1, testResults })).toEqual({
    passed: 3,
    failed: 2,
    failures: ['a.test.ts: no such module', 'b.test.ts: adds up: expected 1'],
    second_tries: ['c.test.ts: waits: too late'],
    durations: ['a', 'b', 'c'].map((name) => ({ name: `${name}.test.ts`, seconds: 2.5 })),
  });
});

test('a story that passes on its second try counts as passed and is named with its error; an error outside the stories is a failure', () => {
  const run = (status: string, ...results: { duration: number; error?: { message: string } }[]) => [
    { status, annotations: [], results },
  ];
  const late = { duration: 3000, error: { message: 'too late\n  at poll' } };
  const inner = {
    title: 'on a phone',
    specs: [{ title: 'pays', ok: false, tests: run('unexpected', { duration: 500 }) }],
  };
  const outer = {
    title: 'shop.flow.ts',
    specs: [{ title: 'opens', ok: true, tests: run('flaky', late, { duration: 1000 }) }],
    suites: [inner],
  };
  expect(
    tallyPlaywright({
      stats: { expected: 5, unexpected: 1, flaky: 1 },
      errors: [{ message: 'no browser' }],
      suites: [outer],
    }),
  ).toEqual({
    passed: 6,
    failed: 2,
    failures: ['shop.flow.ts › on a phone › pays', 'Outside the stories: no browser'],
    second_tries: ['shop.flow.ts › opens: too late'],
    durations: [
      { name: 'shop.flow.ts › opens', seconds: 4 },
      { name: 'shop.flow.ts › on a phone › pays', seconds: 0.5 },
    ],
  });
});

test('a run that ended badly counts as a failure even when it reports none', () => {
  const took = { name: 'a.test.ts', seconds: 2 };
  const good = {
    code: 0,
    tally: { passed: 3, failed: 0, failures: [], second_tries: ['one more'], durations: [took] },
  };
  const crashed = {
    code: 1,
    tally: { passed: 4, failed: 0, failures: [], second_tries: [], durations: [] },
  };
  const input = {
    code: 1,
    tally: { passed: 1, failed: 2, failures: ['one', 'two'], second_tries: [], durations: [took] },
  };
  expect(sum([good, crashed, input])).toEqual({
    passed: 8,
    failed: 3,
    failures: ['one', 'two'],
    second_tries: ['one more'],
    durations: [took, took],
  });
});

test('a report that was never written counts nothing', async () => {
  const nothing = { passed: 0, failed: 0, failures: [], second_tries: [], durations: [] };
  expect(await readTally('/nowhere/report.json', tallyVitest)).toEqual(nothing);
});
