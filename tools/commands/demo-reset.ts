import { parseArgs } from 'node:util';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { resetDemo } from '../demo/load.ts';
import type { DemoSize } from '../demo/load.ts';
import { runCommand } from '../start/command.ts';
import { refuseRealOrganisers } from '../start/demo.ts';
import { openDatabase } from '../start/open-database.ts';
import { refuseSecondStart } from '../start/start-database.ts';
import { readStartSettings } from '../start/start-settings.ts';
import { stopRequested } from '../start/stopping.ts';
import { say } from '../start/say.ts';

/** Empties the database of every organiser and loads the demo again, in the `--size` given. */
await runCommand(async () => {
  const work = reset(readSize());
  if ((await Promise.race([work, stopRequested()])) !== 'done')
    throw new Refusal('Stopped before the demo was complete: run it again.');
});

async function reset(size: DemoSize): Promise<'done'> {
  const settings = readStartSettings(process.env);
  await refuseSecondStart(settings);
  const database = await openDatabase(settings);
  try {
    await refuseRealOrganisers(database.url);
    await resetDemo(database.url, { size });
    say(`The database now holds the demo organisers (${size} size), and nothing else.`);
    return 'done';
  } finally {
    await database.stop();
  }
}

function readSize(): DemoSize {
  const { values } = parseArgs({ options: { size: { type: 'string', default: 'usual' } } });
  if (values.size === 'usual' || values.size === 'large') return values.size;
  throw new Refusal(`There is no demo of size "${values.size}": choose usual or large.`);
}
