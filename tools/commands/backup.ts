import { parseArgs } from 'node:util';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { findDatabase } from '../backup/find-database.ts';
import { countLocked, keysAtHand } from '../backup/keys-at-hand.ts';
import { choosePassphrase } from '../backup/passphrase.ts';
import { sealKeys } from '../backup/sealed-key.ts';
import { describeBackup } from '../backup/describe-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { runCommand } from '../start/command.ts';
import { complain, say } from '../start/say.ts';
import { readStartSettings } from '../start/start-settings.ts';

/**
 * Copies everything into one file, with or without a running shop, with the settings of
 * `npm start`.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const { to } = values;
  if (to === undefined)
    throw new Refusal('Say where to: npm run backup -- --to FILE (or a folder, for a dated name)');
  const settings = readStartSettings(process.env);
  const keys = await keysAtHand(settings);
  const passphrase = await choosePassphrase(
    'Passphrase for the key of second factors, mail passwords and codes of vouchers (empty: keep the key apart): ',
  );
  if (passphrase !== null && keys === null)
    throw new Refusal(
      'There is a passphrase and no key to seal with it: give the SECRET_KEY or the DATA_DIR that npm start has.',
    );
  const key = passphrase === null || keys === null ? null : await sealKeys(keys, passphrase);
  const database = await findDatabase(settings);
  try {
    const locked = await countLocked(database.url, keys ?? []);
    const backup = await writeBackup({
      url: database.url,
      to,
      now: new Date().toISOString(),
      key,
    });
    say(describeBackup(backup));
    if (key === null)
      complain(
        'The key of second factors, mail passwords and codes of vouchers is NOT in this file: keep SECRET_KEY, or the file secret-key of the data folder, in another safe place. Without it nobody with a second factor can sign in after a restore, and no voucher that was sold can be redeemed. With BACKUP_PASSPHRASE it goes into the file, sealed.',
      );
    if (keys !== null && locked > 0)
      complain(
        `Warning: ${locked} second factors, mail passwords or codes of vouchers are sealed with a key that is not here.`,
      );
  } finally {
    await database.stop();
  }
});
