import { Refusal } from '@ribambelle/database/refusal.ts';
import { findDatabase } from '../backup/find-database.ts';
import { keysAtHand } from '../backup/keys-at-hand.ts';
import { backUpNightly } from '../backup/nightly.ts';
import { sealKeys } from '../backup/sealed-key.ts';
import { runCommand } from './command.ts';
import { say } from './say.ts';
import { readStartSettings } from './start-settings.ts';

/**
 * Makes the backup of the night given as its argument, in a separate process, whose memory is freed
 * with it.
 */
await runCommand(async () => {
  const settings = readStartSettings(process.env);
  const { backups } = settings;
  const due_at = process.argv[2];
  if (backups === null || due_at === undefined) throw new Refusal('There is no nightly backup.');
  const database = await findDatabase(settings);
  try {
    const sentence = await backUpNightly({
      url: database.url,
      dir: backups.dir,
      keep: backups.keep,
      due_at,
      now: () => new Date().toISOString(),
      key: async () => {
        const keys = await keysAtHand(settings);
        const passphrase = process.env['BACKUP_PASSPHRASE'] ?? '';
        return keys === null || passphrase === '' ? null : sealKeys(keys, passphrase);
      },
    });
    if (sentence !== null) say(sentence);
  } finally {
    await database.stop();
  }
});
