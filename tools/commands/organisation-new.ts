import { runCommand } from '../start/command.ts';
import { openDatabase } from '../start/open-database.ts';
import { refuseSecondStart } from '../start/start-database.ts';
import { say } from '../start/say.ts';
import { readStartSettings } from '../start/start-settings.ts';
import { createSetupLink, setupAddress } from '../setup/create-setup-link.ts';

/** Prints a one-time address for creating another organisation on this server. */
await runCommand(async () => {
  const settings = readStartSettings(process.env);
  await refuseSecondStart(settings);
  const database = await openDatabase(settings);
  try {
    const token = await createSetupLink(database.url, new Date().toISOString());
    say('To make a new organisation, within an hour and once:');
    say(setupAddress(settings.backOfficePort, token));
    say('(Where the back-office has another address, put that one before /setup.)');
  } finally {
    await database.stop();
  }
});
