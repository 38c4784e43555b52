import { once } from 'node:events';
import type { RunningServer } from '@ribambelle/server/main.ts';
import { loadBuilt, serve, type Serving } from './serve.ts';
import type { WorkerWord } from './supervise.ts';

/**
 * One of the serving processes: its settings come as the first message, and it ends with the
 * process that started it.
 */

/** Milliseconds that running work may take to end. */
const PATIENCE_MILLIS = 10_000;

let server: RunningServer | null = null;
/** Lets running work end, but not for ever: when our parent is gone, nobody else stops it. */
const end = () => {
  setTimeout(() => process.exit(1), PATIENCE_MILLIS).unref();
  void (server?.stop() ?? Promise.resolve()).finally(() => process.exit(0));
};
// from the very first moment: our parent may end while we begin
process.once('SIGTERM', end);
process.once('disconnect', end);

/** Our parent may be gone by now: that ends us anyway. */
const say = (word: WorkerWord, then = () => {}) => process.send?.(word, () => then());

const built = loadBuilt();
// reported when there are settings
built.catch(() => {});
const [settings]: Serving[] = await once(process, 'message');
if (settings === undefined) throw new Error('A worker without settings');
// Ctrl-C reaches every process of a terminal: our parent decides when we end
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
try {
  server = await serve(settings, built);
  say({ port: server.port, backOfficePort: server.backOfficePort });
} catch (error) {
  const failed = error instanceof Error ? error.message : String(error);
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
  say({ failed, code }, () => process.exit(1));
}
