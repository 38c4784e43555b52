import { runCommand } from './command.ts';
import { loadDemoWhenEmpty } from './demo.ts';

/** Loads the demo into the empty database of DATABASE_URL, in a process of its own: what that takes of memory goes with it. */
await runCommand(async () => {
  await loadDemoWhenEmpty(process.env['DATABASE_URL'] ?? '');
});
