import { readFile } from 'node:fs/promises';

export interface Tally {
  passed: number;
  failed: number;
}

/** What a Vitest JSON report counts. A file that could not even be loaded has no tests, and counts as one failure. */
export function tallyVitest(report: {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

/**
 * What a Playwright JSON report counts. A story that passed only at its second try has passed: a machine may be too slow for a moment, and
 * the list above the count names it. Errors outside stories are failures.
 */
export function tallyPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}): Tally {
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
  };
}

/** The sum of several runs, where a run that ended badly without telling of a failed test counts as one failure. */
export function sum(runs: { code: number; tally: Tally }[]): Tally {
  return runs.reduce(
    (total, { code, tally }) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + (code !== 0 && tally.failed === 0 ? 1 : tally.failed),
    }),
    { passed: 0, failed: 0 },
  );
}

type ReportCount = typeof tallyVitest | typeof tallyPlaywright;

/** A report that a run has written, through its own count; a run that wrote none has counted nothing. */
export async function readTally(path: string, count: ReportCount): Promise<Tally> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? { passed: 0, failed: 0 } : count(JSON.parse(text));
}
