import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { treeHash } from '../check/tree-hash.ts';
import { runCommand } from '../start/command.ts';
import { ROOT, runProgram } from '../start/run-program.ts';
import { say } from '../start/say.ts';

interface Step {
  name: string;
  program: [string, ...string[]];
}

const AT_ONCE = 2;

/**
 * Linter and compiler are written in Go: with one processor each they hold every type once instead
 * of twice. They end before they would have to collect garbage, which costs a fifth of their time
 * and saves only a fifth of their memory (3 GB each); the limit is for a project that grows.
 */
const GO = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '5GiB' };

/** The folder where each step keeps the hash of the tree that it last passed for. */
const PASSED = join(ROOT, 'node_modules/.cache/passed');

/** The longest go first, so that neither processor is idle at the end. */
const STEPS: Step[] = [
  { name: 'lint', program: ['oxlint'] },
  types({ part: 'all parts', options: 'tsconfig.json' }),
  { name: 'tidy', program: ['vitest', 'run', '--project', 'rules', 'tools/tidy'] },
  { name: 'unused', program: ['knip'] },
  ...separateParts().map(types),
  { name: 'format', program: ['oxfmt', '--check'] },
];

await runCommand(async () => {
  const tree = await treeHash(ROOT);
  const queue = [...STEPS];
  let failures = 0;
  const worker = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      if (!(await take(step, tree))) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  say(failures === 0 ? 'All checks passed.' : `${failures} of ${STEPS.length} checks failed.`);
  if (failures > 0) process.exitCode = 1;
});

/** Runs a step unless it passed for exactly the same files. */
async function take({ name, program }: Step, tree: string | null): Promise<boolean> {
  const file = join(PASSED, name.replaceAll(' ', '-'));
  const before = await readFile(file, 'utf8').catch(() => null);
  if (tree !== null && before === tree) {
    say(`ok     ${name.padEnd(24)} as before: no file has changed`);
    return true;
  }
  const { code, output, seconds } = await runProgram(program, { environment: GO });
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(24)} ${seconds.toFixed(1)} s`);
  if (code !== 0) say(output.trimEnd());
  else if (tree !== null) {
    await mkdir(PASSED, { recursive: true });
    await writeFile(file, tree);
  }
  return code === 0;
}

/**
 * Returns the step that checks the types of a part; files that passed before are not read again.
 */
function types({ part, options }: { part: string; options: string }): Step {
  const file = join(ROOT, 'node_modules/.cache/types', `${part.replace(' ', '-')}.tsbuildinfo`);
  const remembered = ['--incremental', '--tsBuildInfoFile', file];
  return {
    name: `types of ${part}`,
    program: ['tsc', '-p', options, '--checkers', '1', ...remembered],
  };
}

/** Returns the parts that know neither Node nor a browser, whose types are checked once more. */
function separateParts(): { part: string; options: string }[] {
  return readdirSync(ROOT)
    .map((part) => ({ part, options: join(part, 'tsconfig.json') }))
    .filter(({ options }) => existsSync(join(ROOT, options)));
}
