import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SAY = join(import.meta.dirname, 'say.ts');

/** Returns the exit code of a program that keeps writing after its outputs were closed. */
async function codeOf(write: string): Promise<unknown> {
  const program = `${write}
    process.stdin.once('data', () => {
      let turns = 0;
      const turn = () => {
        write('to nobody');
        turns += 1;
        // a process that somebody starts at this moment holds the pipe open until it runs
        if (turns < 40) setTimeout(turn, 15);
        else process.stdin.destroy();
      };
      turn();
    });
    write('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  // closed on this side before the program goes on: it would write into a pipe that is still open
  const outputs = [child.stdout, child.stderr];
  const closed = Promise.all(outputs.map((output) => once(output, 'close')));
  for (const output of outputs) output.destroy();
  await closed;
  child.stdin.write('they are closed\n');
  const [code] = await exit;
  return code;
}

test('a program whose outputs nobody reads any more runs to its end', async () => {
  const write = `import { complain, say } from ${JSON.stringify(SAY)};
    const write = (line) => { say(line); complain(line); };`;
  expect(await codeOf(write)).toBe(0);
});

test('negative control: without the listener it ends with an uncaught EPIPE', async () => {
  const write = 'const write = (line) => { process.stdout.write(line); };';
  expect(await codeOf(write)).not.toBe(0);
});
