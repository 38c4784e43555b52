import { expect, test } from 'vitest';
import { buildPart } from '../build.ts';
import { ROOT, runProgram } from './run-program.ts';

/** Starts the built server on an address that is none. */
const PROGRAM = `
import { builtServer } from './tools/start/built-server.ts';
const { startServer } = await builtServer();
await startServer({ databaseUrl: 'nowhere', port: 0, backOfficePort: 0, writeMail: null });`;

test('an error of the built server names the files and lines of its sources', async () => {
  await buildPart('server', () => {});
  const { code, output } = await runProgram([
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '--eval',
    PROGRAM,
  ]);
  expect(code).toBe(1);
  const frames = output
    .split('\n')
    .filter((line) => line.includes(`(${ROOT}/`))
    .map((line) =>
      line
        .trim()
        .replace(`${ROOT}/`, '')
        .replace(/:\d+:\d+\)/, ':line)'),
    );
  expect(frames).toEqual([
    'at appLogin (database/app-login.ts:line)',
    'at startServer (server/main.ts:line)',
  ]);
});
