import type { BackupFacts } from '@ribambelle/domain/backups/backup-state.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Finds the results of the nightly backups of this server; null when none are expected, and for
 * organisers without access to them.
 */
export async function findBackupStatus(db: Db): Promise<BackupFacts | null> {
  const { rows } =
    await sql<BackupFacts>`select since, succeeded_at, failed_at from backup_status()`.execute(db);
  return rows[0] ?? null;
}
