import { join } from 'node:path';
import { setSourceMapsSupport } from 'node:module';
import { pathToFileURL } from 'node:url';

const BUILT = join(import.meta.dirname, '../../server/dist/main.js');

/**
 * Returns the server as it was built (decision 260): what it exports is that of its sources, and
 * its errors name their lines.
 */
export async function builtServer(): Promise<typeof import('@ribambelle/server/main.ts')> {
  setSourceMapsSupport(true);
  return import(pathToFileURL(BUILT).href);
}
