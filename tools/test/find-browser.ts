import { existsSync } from 'node:fs';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { runProgram } from '../start/run-program.ts';
import { say } from '../start/say.ts';

/** The headless shell first: it takes half the processor time for the same page. */
const USUAL_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** Debian's packages, the smaller one first, which older systems lack. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * Returns the Chromium for the browser stories: CHROMIUM_PATH, one of the usual paths, or, on
 * Debian as root, one installed now.
 */
export async function findBrowser(): Promise<string> {
  const path = process.env['CHROMIUM_PATH'];
  if (path !== undefined && path !== '') {
    if (existsSync(path)) return path;
    throw new Refusal(`CHROMIUM_PATH is ${path}, where there is no browser.`);
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
  let reason = '';
  for (const name of PACKAGES) {
    const { code, output } = await runProgram(
      ['apt-get', '-qq', '-y', '--no-install-recommends', 'install', name, 'fonts-liberation'],
      { environment },
    );
    const installed = presentBrowser();
    if (code === 0 && installed !== undefined) return installed;
    reason = output.trim().split('\n').at(-1) ?? '';
  }
  throw new Refusal(
    `Chromium could not be installed (${reason}): install it, or give its path in CHROMIUM_PATH.`,
  );
}
