import { parseArgs } from 'node:util';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { contents } from '../backup/describe-backup.ts';
import { resealRestored, takeOver } from '../backup/keys-at-hand.ts';
import { readPassphrase } from '../backup/passphrase.ts';
import { readBackup } from '../backup/read-backup.ts';
import { refuseOtherVersions, restore } from '../backup/restore.ts';
import { openKeys } from '../backup/sealed-key.ts';
import { startEmbedded } from '../database/embedded.ts';
import { runCommand } from '../start/command.ts';
import { refuseSecondStart } from '../start/start-database.ts';
import { complain, say } from '../start/say.ts';
import { readStartSettings } from '../start/start-settings.ts';

/**
 * Fills an empty DATA_DIR or DATABASE_URL from a backup, with the settings of `npm start`, which
 * comes next.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const file = values.from;
  if (file === undefined) throw new Refusal('Say from where: npm run restore -- --from FILE');
  const settings = readStartSettings(process.env);
  await refuseSecondStart(settings);
  const { header } = await readBackup(file);
  await refuseOtherVersions(header);
  const passphrase =
    header.key === null ? null : await readPassphrase('Passphrase of the backup: ');
  if (header.key !== null && passphrase === null)
    throw new Refusal(
      'The key in this backup needs its passphrase: give it as BACKUP_PASSPHRASE, or type it at a terminal. Nothing was restored.',
    );
  const restoredKeys =
    header.key === null || passphrase === null ? null : await openKeys(header.key, passphrase);
  const { databaseUrl, dataDir, appDatabaseUrl } = settings;
  const database =
    databaseUrl === null
      ? await startEmbedded({ dataDir, durable: true })
      : { url: databaseUrl, stop: () => Promise.resolve() };
  try {
    const { url } = database;
    const backup = await restore(url, { file, header, appDatabaseUrl });
    say(`Restored ${contents(backup)}; every table was compared with the file.`);
    const present = await takeOver(settings, restoredKeys);
    const lostSecrets =
      present === null ? 0 : await resealRestored(url, { present, restored: restoredKeys });
    if (present === null)
      complain(
        'The key of second factors, mail passwords and codes of vouchers is not in this file: before the first start give SECRET_KEY as it was, or put the file secret-key back into the data folder. Otherwise nobody with a second factor can sign in, and no voucher that was sold can be redeemed.',
      );
    if (lostSecrets > 0)
      complain(
        `Warning: ${lostSecrets} second factors, mail passwords or codes of vouchers are sealed with a key that is not here. Put it back before the first start, or set them up anew.`,
      );
    say('Start with the same settings: npm start');
  } finally {
    await database.stop();
  }
});
