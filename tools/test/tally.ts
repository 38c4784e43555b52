import { readFile } from 'node:fs/promises';

export interface Tally {
  passed: number;
  failed: number;
  /**
   * The failures, one a line, shown with the count: the list above it may long have scrolled off
   * the screen.
   */
  failures: string[];
  /** The tests that passed only at a second try, one a line: they need mending before they fail. */
  second_tries: string[];
  /** The duration of each file of tests, and of each story. */
  durations: Duration[];
}

/** The duration of a part of a run, in seconds. */
export interface Duration {
  readonly name: string;
  readonly seconds: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    /** Milliseconds of the clock. */
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  title: string;
  ok: boolean;
  tests?: {
    status: string;
    annotations: { type: string; description?: string }[];
    /** The tries; their durations are in milliseconds. */
    results: { duration: number; error?: { message?: string } }[];
  }[];
}

export const NOTHING: Tally = {
  passed: 0,
  failed: 0,
  failures: [],
  second_tries: [],
  durations: [],
};

/**
 * Counts a Vitest JSON report. A file that could not even be loaded has no tests, and counts as one
 * failure.
 */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(`${file.name}: ${test.fullName}`, test.failureMessages[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [...broken.map((file) => failure(file.name, file.message)), ...failed],
    second_tries: report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map((test) => failure(`${file.name}: ${test.fullName}`, test.failureMessages[0])),
    ),
    durations: report.testResults.map(({ name, startTime, endTime }) => ({
      name,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * Counts a Playwright JSON report. A story that passed only at its second try has passed, since a
 * machine may be too slow for a moment, and is named with the error of its first. Errors outside
 * stories are failures.
 */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  const stories = report.suites.flatMap((suite) => storiesOf(suite, []));
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    failures: [
      ...stories.filter(({ spec }) => !spec.ok).map(({ name }) => name),
      ...report.errors.map((error) => failure('Outside the stories', error.message)),
    ],
    second_tries: stories.flatMap(({ name, spec: { tests = [] } }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results }) => failure(name, results[0]?.error?.message)),
    ),
    durations: stories.map(({ name, spec: { tests = [] } }) => ({
      name,
      seconds:
        tests.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration, 0) /
        1000,
    })),
  };
}

/**
 * Returns the annotations of this type that stories made while they ran, in a Playwright JSON
 * report.
 */
export function notesOf({ suites }: Pick<PlaywrightReport, 'suites'>, type: string): string[] {
  const stories = suites.flatMap((suite) => storiesOf(suite, []));
  const tests = stories.flatMap(({ spec }) => spec.tests ?? []);
  const notes = tests.flatMap(({ annotations }) => annotations);
  return notes.flatMap((note) => (note.type === type ? [note.description ?? ''] : []));
}

interface Story {
  /** The name with its file and the groups around it. */
  readonly name: string;
  readonly spec: PlaywrightSpec;
}

function storiesOf(suite: PlaywrightSuite, above: readonly string[]): Story[] {
  const path = [...above, suite.title];
  return [
    ...suite.specs.map((spec) => ({ name: [...path, spec.title].join(' › '), spec })),
    ...(suite.suites ?? []).flatMap((inner) => storiesOf(inner, path)),
  ];
}

function failure(where: string, message: string | undefined): string {
  return message ? `${where}: ${message.split('\n')[0]}` : where;
}

/** Sums several runs; one that ended badly without a failed test counts as one failure. */
export function sum(runs: { code: number; tally: Tally }[]): Tally {
  return runs.reduce(
    (total, { code, tally }) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + (code !== 0 && tally.failed === 0 ? 1 : tally.failed),
      failures: [...total.failures, ...tally.failures],
      second_tries: [...total.second_tries, ...tally.second_tries],
      durations: [...total.durations, ...tally.durations],
    }),
    NOTHING,
  );
}

type ReportCount = typeof tallyVitest | ((report: PlaywrightReport) => Tally);

/** Reads the report of a run with its own count; a run without one has counted nothing. */
export async function readTally(path: string, count: ReportCount): Promise<Tally> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? NOTHING : count(JSON.parse(text));
}
