import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { runCommand } from '../start/command.ts';
import { stopRequested } from '../start/stopping.ts';
import { hasFlows, runFlows } from '../test/run-flows.ts';
import { runUnitTests } from '../test/run-unit-tests.ts';
import { sum } from '../test/tally.ts';
import type { Tally } from '../test/tally.ts';
import { complain, say } from '../start/say.ts';

/** `npm test` runs everything; `npm test -- unit [file…]` and `npm test -- flows [file…]` run a half of it. */
const [half = 'all', ...chosen] = process.argv.slice(2);

await runCommand(async () => {
  const finished = await Promise.race([runTests(), stopRequested().then(() => null)]);
  if (finished === null) process.exitCode = 130;
});

async function runTests(): Promise<void> {
  const reports = await mkdtemp(join(tmpdir(), 'ribambelle-reports-'));
  const runs: { code: number; tally: Tally }[] = [];
  if (half !== 'flows') runs.push(await runUnitTests(reports, chosen));
  if (half !== 'unit' && (await hasFlows())) runs.push(await flowsOrFailure(reports));
  await rm(reports, { recursive: true });
  const { passed, failed, failures, second_tries } = sum(runs);
  for (const name of second_tries) complain(`Passed at the second try: ${name}`);
  for (const name of failures) complain(`Failed: ${name}`);
  if (passed + failed === 0) complain('No test was executed, which is a failure.');
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

/** What keeps the stories from starting is told and counted, and the line that closes the run is still printed. */
async function flowsOrFailure(reports: string): Promise<{ code: number; tally: Tally }> {
  try {
    return await runFlows(reports, chosen);
  } catch (error) {
    complain(error instanceof Refusal ? error.message : inspect(error));
    return { code: 1, tally: { passed: 0, failed: 1, failures: [], second_tries: [] } };
  }
}
