import { runCommand } from '../start/command.ts';
import { startAll } from '../start/start-all.ts';
import { readStartSettings } from '../start/start-settings.ts';
import { stopRequested } from '../start/stopping.ts';
import { complain, say } from '../start/say.ts';

await runCommand(async () => {
  const stopping = stopRequested();
  const running = await Promise.race([
    startAll(readStartSettings(process.env), say),
    stopping.then(() => null),
  ]);
  if (running === null) return;
  say(running.announcement);
  const reason = await Promise.race([stopping, running.databaseEnded.then(() => 'the database')]);
  if (reason === 'the database') {
    complain('The database has ended by itself, so Ribambelle stops.');
    process.exitCode = 1;
  }
  await running.stop();
});
