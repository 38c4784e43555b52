import { getBackupStatus as endpoint } from '@ribambelle/api/setup/get-backup-status.ts';
import { backupState } from '@ribambelle/domain/backups/backup-state.ts';
import { action } from '../action.ts';
import { findBackupStatus } from './backup-status-views.ts';

/** Answers the status of the nightly backups. */
export const getBackupStatus = action(endpoint, async ({ db, now }) => {
  const facts = await findBackupStatus(db);
  if (facts === null) return { state: 'NONE' as const, succeeded_at: null };
  return { state: backupState(facts, now), succeeded_at: facts.succeeded_at };
});
