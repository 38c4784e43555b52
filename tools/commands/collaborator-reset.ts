import { parseArgs } from 'node:util';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { resetCollaborator } from '../collaborators/reset-collaborator.ts';
import { runCommand } from '../start/command.ts';
import { openDatabase } from '../start/open-database.ts';
import { refuseSecondStart } from '../start/start-database.ts';
import { say } from '../start/say.ts';
import { readStartSettings } from '../start/start-settings.ts';

/**
 * Lets a collaborator in again who is locked out and whom nobody of the team can help: reactivates
 * them, removes the second factor and prints a link for a new password. `--administrator` also
 * gives them a role that permits everything.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      organiser: { type: 'string' },
      administrator: { type: 'boolean', default: false },
    },
  });
  if (values.email === undefined)
    throw new Refusal(
      'Say who: npm run collaborator:reset -- --email name@example.org [--organiser host.name] [--administrator]',
    );
  const settings = readStartSettings(process.env);
  await refuseSecondStart(settings);
  const database = await openDatabase(settings);
  try {
    const { token, organiser } = await resetCollaborator(database.url, {
      email: values.email,
      hostname: values.organiser ?? null,
      administrator: values.administrator,
      now: new Date().toISOString(),
    });
    const origin = `http://localhost:${settings.backOfficePort}`;
    say(`${values.email} of ${organiser} can come in again. For a new password, within an hour:`);
    say(`${origin}/?${new URLSearchParams({ token })}`);
    say('(Where the back-office has another address, put that one before the question mark.)');
  } finally {
    await database.stop();
  }
});
