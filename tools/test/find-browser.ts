import { existsSync } from 'node:fs';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { runProgram } from '../start/run-program.ts';
import { say } from '../start/say.ts';

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** The Chromium for the browser stories: CHROMIUM_PATH, one of the usual places, or, on Debian as root, one installed now. */
export async function findBrowser(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return given;
    throw new Refusal(`CHROMIUM_PATH is ${given}, where there is no browser.`);
  }
  return presentBrowser() ?? (await installBrowser());
}

function presentBrowser(): string | undefined {
  return USUAL_PATHS.find((path) => existsSync(path));
}

async function installBrowser(): Promise<string> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Refusal(
      'The browser stories need Chromium: install it, or give its path in CHROMIUM_PATH.',
    );
  }
  say('No browser found: installing Chromium with apt-get…');
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram(['apt-get', '-qq', 'update'], { environment });
  const { code, output } = await runProgram(
    ['apt-get', '-qq', '-y', '--no-install-recommends', 'install', 'chromium', 'fonts-liberation'],
    { environment },
  );
  const installed = presentBrowser();
  if (code === 0 && installed !== undefined) return installed;
  throw new Refusal(
    `Chromium could not be installed (${output.trim().split('\n').at(-1)}): install it, or give its path in CHROMIUM_PATH.`,
  );
}
