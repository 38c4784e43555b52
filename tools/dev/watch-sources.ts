import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/run-program.ts';

const SERVED = ['domain', 'api', 'texts', 'server', 'database', 'mails', 'pictures'];
/**
 * Milliseconds by which a change of texts is delayed: they are mainly for pages, which have them
 * already, and whose reload should not wait for the server.
 */
const LATER = 1000;

/** Calls back at every change of a source of the server, a little later for a text. */
export function watchSources(onChange: () => void): void {
  for (const part of SERVED) {
    watch(join(ROOT, part), { recursive: true }, (_event, file) => {
      if (file !== null && isSource(file)) setTimeout(onChange, part === 'texts' ? LATER : 0);
    });
  }
}

function isSource(file: string): boolean {
  return (
    !/(^|\/)node_modules(\/|$)/.test(file) &&
    !/\.test\.tsx?$/.test(file) &&
    /\.(ts|tsx|sql|json)$/.test(file)
  );
}
