import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endsWithUs } from './ends-with-us.ts';

export const ROOT = join(import.meta.dirname, '../..');

export interface Ran {
  code: number;
  output: string;
  seconds: number;
}

interface RunOptions {
  /** Shows the program's output while it runs; otherwise it is only in the answer. */
  shown?: boolean;
  environment?: Record<string, string>;
}

/**
 * Runs a program of `node_modules/.bin` (or of the system) in the repository's root, without a
 * keyboard; never throws for its failure.
 */
export function runProgram(
  [program, ...args]: [string, ...string[]],
  { shown = false, environment = {} }: RunOptions = {},
): Promise<Ran> {
  const start = performance.now();
  return new Promise((resolve) => {
    const channel = shown ? 'inherit' : 'pipe';
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ['ignore', channel, channel],
    });
    endsWithUs(child);
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
    });
    child.stderr?.on('data', (chunk) => {
      output += String(chunk);
    });
    const finish = (code: number) =>
      resolve({ code, output, seconds: (performance.now() - start) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
