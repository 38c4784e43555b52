import { parseArgs } from 'node:util';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { emptyDatabase } from '../start/empty-database.ts';
import { runCommand } from '../start/command.ts';
import { loadDemoWhenEmpty } from '../start/demo.ts';
import type { DemoSize } from '../start/demo.ts';
import { openDatabase, refuseSecondStart } from '../start/open-database.ts';
import { readStartSettings } from '../start/start-settings.ts';

await runCommand(async () => {
  const size = readSize();
  const settings = readStartSettings(process.env);
  await refuseSecondStart(settings);
  const database = await openDatabase(settings);
  try {
    await emptyDatabase(database.url);
    await loadDemoWhenEmpty(database.url, size);
    console.log(`The database now holds the demo organisers (${size}), and nothing else.`);
  } finally {
    await database.stop();
  }
});

function readSize(): DemoSize {
  const { values } = parseArgs({ options: { size: { type: 'string', default: 'normal' } } });
  if (values.size === 'normal' || values.size === 'large') return values.size;
  throw new Refusal(`There is no demo of size "${values.size}": choose normal or large.`);
}
