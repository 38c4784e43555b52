import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { runCommand } from '../start/command.ts';
import { stopRequested } from '../start/stopping.ts';
import { hasFlows, runFlows } from '../test/run-flows.ts';
import { runUnitTests } from '../test/run-unit-tests.ts';
import { slowest, took } from '../test/slowest.ts';
import { NOTHING, sum } from '../test/tally.ts';
import type { Duration, Tally } from '../test/tally.ts';
import { complain, say } from '../start/say.ts';

/**
 * `npm test` runs everything; `npm test -- unit [file…]` and `npm test -- flows [file…]` run half
 * of it. With `--every` the stories run in all their languages and widths.
 */
const words = process.argv.slice(2);
const every = words.includes('--every');
const [half = 'all', ...files] = words.filter((word) => word !== '--every');

interface Run {
  code: number;
  tally: Tally;
}

await runCommand(async () => {
  const finished = await Promise.race([runTests(), stopRequested().then(() => null)]);
  if (finished === null) process.exitCode = 130;
});

async function runTests(): Promise<void> {
  const reports = await mkdtemp(join(tmpdir(), 'ribambelle-reports-'));
  const runs: Run[] = [];
  const halves: Duration[] = [];
  const run = async (name: string, half_of_it: () => Promise<Run>) => {
    const start = performance.now();
    runs.push(await half_of_it());
    halves.push({ name, seconds: (performance.now() - start) / 1000 });
  };
  if (half !== 'flows') await run('unit', () => runUnitTests(reports, files));
  if (half !== 'unit' && (await hasFlows())) await run('flows', () => flowsOrFailure(reports));
  await rm(reports, { recursive: true });
  const { passed, failed, failures, second_tries, durations } = sum(runs);
  say(['The slowest:', ...slowest(durations), took(halves)].join('\n'));
  say(`${second_tries.length} passed at the second try.`);
  for (const name of second_tries) complain(`Passed at the second try: ${name}`);
  for (const name of failures) complain(`Failed: ${name}`);
  if (passed + failed === 0) complain('No test was executed, which is a failure.');
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

/**
 * Runs the stories; a failure to start them is reported and counted, and the last line of the run
 * is still printed.
 */
async function flowsOrFailure(reports: string): Promise<Run> {
  try {
    return await runFlows(reports, { chosen: files, every });
  } catch (error) {
    complain(error instanceof Refusal ? error.message : inspect(error));
    return { code: 1, tally: { ...NOTHING, failed: 1 } };
  }
}
