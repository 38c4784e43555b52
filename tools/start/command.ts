import { Refusal } from '@ribambelle/database/refusal.ts';

/** Runs a command to its end; a Refusal becomes one sentence, anything else keeps its stack. Both leave a non-zero exit code. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof Refusal ? error.message : error);
  }
  // Nothing that a refused start left open may keep the process alive.
  process.exit();
}
