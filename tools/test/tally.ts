import { readFile } from 'node:fs/promises';

export interface Tally {
  passed: number;
  failed: number;
  /** What failed, a line each, to be read beside the count: the list above it may be long gone from a screen. */
  failures: string[];
  /** What passed only when it was tried again, a line each: it is to be mended before it fails. */
  second_tries: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
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
  tests?: { annotations: { type: string; description?: string }[] }[];
}

const NOTHING: Tally = { passed: 0, failed: 0, failures: [], second_tries: [] };

/** What a Vitest JSON report counts. A file that could not even be loaded has no tests, and counts as one failure. */
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
  };
}

/**
 * What a Playwright JSON report counts. A story that passed only at its second try has passed: a machine may be too slow for a moment, and
 * the list above the count names it. Errors outside stories are failures.
 */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    failures: [
      ...report.suites.flatMap((suite) => failedStories(suite, [])),
      ...report.errors.map((error) => failure('Outside the stories', error.message)),
    ],
    second_tries: [],
  };
}

/** What stories noted of this type while they ran, in a Playwright JSON report. */
export function notesOf({ suites }: Pick<PlaywrightReport, 'suites'>, type: string): string[] {
  const specs = suites.flatMap(specsOf);
  const notes = specs.flatMap(({ tests = [] }) => tests.flatMap(({ annotations }) => annotations));
  return notes.flatMap((note) => (note.type === type ? [note.description ?? ''] : []));
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failedStories(suite: PlaywrightSuite, above: string[]): string[] {
  const path = [...above, suite.title];
  return [
    ...suite.specs.filter((spec) => !spec.ok).map((spec) => [...path, spec.title].join(' › ')),
    ...(suite.suites ?? []).flatMap((inner) => failedStories(inner, path)),
  ];
}

function failure(where: string, message: string | undefined): string {
  return message ? `${where}: ${message.split('\n')[0]}` : where;
}

/** The sum of several runs, where a run that ended badly without telling of a failed test counts as one failure. */
export function sum(runs: { code: number; tally: Tally }[]): Tally {
  return runs.reduce(
    (total, { code, tally }) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + (code !== 0 && tally.failed === 0 ? 1 : tally.failed),
      failures: [...total.failures, ...tally.failures],
      second_tries: [...total.second_tries, ...tally.second_tries],
    }),
    NOTHING,
  );
}

type ReportCount = typeof tallyVitest | ((report: PlaywrightReport) => Tally);

/** A report that a run has written, through its own count; a run that wrote none has counted nothing. */
export async function readTally(path: string, count: ReportCount): Promise<Tally> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? NOTHING : count(JSON.parse(text));
}
