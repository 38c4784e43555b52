import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { runCommand } from './command.ts';
import { complain } from './say.ts';

/** The message with the order, which the program knows the form of. */
interface Word {
  readonly order: never;
}

interface Apart {
  /** The facts that the program works with; it loads while they are still made. */
  readonly order?: Serializable | Promise<Serializable>;
  readonly say: (sentence: string) => void;
}

/**
 * Runs a program of this folder, which calls `workApart`, in a separate process, whose memory is
 * freed with it. Passes on the lines that it says, and returns its answer. When it fails, its
 * complaints are a Refusal.
 */
export async function runApart(program: string, { order = '', say }: Apart): Promise<string> {
  const child = fork(join(import.meta.dirname, program), {
    // without the flags of a server
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let answer = '';
  let complaints = '';
  child.on('message', (message) => {
    if (typeof message === 'string') answer = message;
  });
  child.stderr?.on('data', (chunk) => {
    complaints += String(chunk);
  });
  if (child.stdout) createInterface(child.stdout).on('line', say);
  const closed = once(child, 'close');
  Promise.resolve(order).then(
    // one that ends before it has its order says why
    (given) => child.send({ order: given }, () => {}),
    () => child.kill(),
  );
  const [code, signal] = await closed;
  await order;
  if (code !== 0) throw new Refusal(complaints.trim() || `${program} has ended (${signal}).`);
  if (complaints !== '') complain(complaints.trim());
  return answer;
}

/**
 * Does the work of a program that `runApart` started: with its order, and no longer than the
 * process that gave it lives.
 */
export async function workApart(work: (order: never) => Promise<string>): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  const [word]: Word[] = await once(process, 'message');
  await runCommand(async () => {
    if (word === undefined) throw new Error('A program without an order');
    const answer = await work(word.order);
    await new Promise((resolve) => process.send?.(answer, resolve));
  });
}
