import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/run-program.ts';

const SERVED = ['domain', 'api', 'texts', 'server', 'database', 'elements', 'ui', 'storefront'];
const QUIET = 100;

/** Calls back once the sources of what the server serves have changed and then kept still for a moment. */
export function watchSources(changed: () => void): void {
  let waiting: NodeJS.Timeout | undefined;
  const soon = (_event: string, file: string | null) => {
    if (file === null || !isSource(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(changed, QUIET);
  };
  for (const part of SERVED) watch(join(ROOT, part), { recursive: true }, soon);
}

function isSource(file: string): boolean {
  return !/(^|\/)(dist|node_modules)(\/|$)/.test(file) && !/\.test\.tsx?$/.test(file) && /\.(ts|tsx|css|html|sql|json)$/.test(file);
}
