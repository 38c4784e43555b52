import { runCommand } from './command.ts';
import { loadDemoWhenEmpty } from './demo.ts';

/**
 * Loads the demo into the empty database of DATABASE_URL, in a separate process, whose memory is
 * freed with it.
 */
await runCommand(async () => {
  await loadDemoWhenEmpty(process.env['DATABASE_URL'] ?? '');
});
