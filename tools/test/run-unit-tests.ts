import { join } from 'node:path';
import { runProgram } from '../start/run-program.ts';
import { readTally, tallyVitest } from './tally.ts';

/** Runs every Vitest project; shows their output and returns their counts. */
export async function runUnitTests(reports: string, files: string[]) {
  const file = join(reports, 'vitest.json');
  const program = [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...files,
  ] as const;
  const { code } = await runProgram([...program], { shown: true });
  return { code, tally: await readTally(file, tallyVitest) };
}
