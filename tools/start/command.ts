import { inspect } from 'node:util';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { complain } from './say.ts';

/**
 * Runs a command to its end; a Refusal becomes one sentence, anything else keeps its stack. Both
 * leave a non-zero exit code.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    complain(error instanceof Refusal ? error.message : inspect(error));
  }
  // Nothing left open by a refused start may keep the process alive.
  process.exit();
}
