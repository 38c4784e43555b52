import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../start/command.ts';
import { ROOT, runProgram } from '../start/run-program.ts';
import { say } from '../start/say.ts';

interface Step {
  name: string;
  program: [string, ...string[]];
}

const AT_ONCE = 2;

/** Parts with the options of another, whose program has their files too: what they all read is checked once. */
const WITHIN: ReadonlyMap<string, string> = new Map([
  ['bench', 'testing'],
  ['database', 'testing'],
  ['server', 'testing'],
  ['tools', 'testing'],
  ['client', 'elements'],
  ['ui', 'elements'],
]);

/** The longest goes first. One checker a compiler: two run side by side already, and four each do the work twice. */
const STEPS: Step[] = [
  { name: 'lint', program: ['oxlint'] },
  ...partsWithTypes().map((part): Step => ({
    name: `types of ${[part, ...heldBy(part)].join(', ')}`,
    program: ['tsc', '-p', part, '--checkers', '1', ...remembered(part)],
  })),
  { name: 'format', program: ['oxfmt', '--check'] },
  { name: 'tidy', program: ['vitest', 'run', '--project', 'rules', 'tools/tidy'] },
  { name: 'unused', program: ['knip'] },
];

await runCommand(async () => {
  const queue = [...STEPS];
  let failures = 0;
  const worker = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      if (!(await take(step))) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  say(failures === 0 ? 'All checks passed.' : `${failures} of ${STEPS.length} checks failed.`);
  if (failures > 0) process.exitCode = 1;
});

async function take({ name, program }: Step): Promise<boolean> {
  const { code, output, seconds } = await runProgram(program);
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(24)} ${seconds.toFixed(1)} s`);
  if (code !== 0) say(output.trimEnd());
  return code === 0;
}

/** What was checked and has not changed is not checked again: of one that is new to a checkout, everything. */
function remembered(part: string): string[] {
  const file = join(ROOT, 'node_modules/.cache/types', `${part}.tsbuildinfo`);
  return ['--incremental', '--tsBuildInfoFile', file];
}

function heldBy(part: string): string[] {
  return [...WITHIN].filter(([, within]) => within === part).map(([name]) => name);
}

function partsWithTypes(): string[] {
  return readdirSync(ROOT).filter(
    (name) => existsSync(join(ROOT, name, 'tsconfig.json')) && !WITHIN.has(name),
  );
}
