import type { BackupFacts } from '@ribambelle/domain/backups/backup-state.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** What became of the nightly backups of this server; null where none are expected, and for organisers whose business that is not. */
export async function findBackupStatus(db: Db): Promise<BackupFacts | null> {
  const { rows } =
    await sql<BackupFacts>`select since, succeeded_at, failed_at from backup_status()`.execute(db);
  return rows[0] ?? null;
}
