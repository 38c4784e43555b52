import type { Instant } from '../base/instants.ts';
import { millisOf } from '../base/instants.ts';

/** Hours after which a nightly backup counts as missed: a day, plus the time that it may take. */
const OLD_HOURS = 26;

/** The outcome of the nightly backups. */
export interface BackupFacts {
  /** The moment when they were switched on. */
  readonly since: Instant;
  readonly succeeded_at: Instant | null;
  readonly failed_at: Instant | null;
}

/** FAILED when the last one failed, OLD when none was made for longer than a day, else WELL. */
type BackupState = 'WELL' | 'OLD' | 'FAILED';

/** Returns the state of the nightly backups, for the operator who looks after them. */
export function backupState(facts: BackupFacts, now: Instant): BackupState {
  const { since, succeeded_at, failed_at } = facts;
  if (failed_at !== null && (succeeded_at === null || failed_at > succeeded_at)) return 'FAILED';
  const last = millisOf(succeeded_at ?? since);
  return millisOf(now) - last > OLD_HOURS * 3_600_000 ? 'OLD' : 'WELL';
}

/**
 * Returns the files to remove from a folder of nightly backups that keeps `keep` of them: the
 * oldest by name, and unfinished ones.
 */
export function supernumerary(names: readonly string[], keep: number): string[] {
  const whole = names.filter((name) => WHOLE.test(name)).toSorted();
  return [...whole.slice(0, Math.max(0, whole.length - keep)), ...names.filter(isPart)];
}

const WHOLE = /^ribambelle-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;
const isPart = (name: string) => /^ribambelle-[\dTZ-]+\.backup\.[0-9a-f]{8}\.part$/.test(name);
